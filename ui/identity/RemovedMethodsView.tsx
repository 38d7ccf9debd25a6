import { FormattedMessage } from 'react-intl'
import { hasMethods, type RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { Notice } from '../design/Notice.tsx'
import { MethodsListView } from './MethodsListView.tsx'

/** Which sign-in methods are gone with the old password. Nothing where none is. */
export const RemovedMethodsView = ({ removed }: { readonly removed: RevocableMethods }) => !hasMethods(removed) ? null : (
  <Notice tone="info" role="status">
    <p><FormattedMessage id="security.methods_removed" values={{ methods: <MethodsListView methods={removed} /> }} /></p>
  </Notice>
)
