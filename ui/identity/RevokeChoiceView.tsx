import { FormattedMessage } from 'react-intl'
import { hasMethods, type RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import { TICKED } from '../form/ticked.ts'
import { MethodsListView } from './MethodsListView.tsx'

export type RevokeChoiceViewProps = {
  readonly methods: RevocableMethods
  /** The meaning of a ticked box; without it sign-in methods stay with `revoke` and are removed with `keep`. */
  readonly choice: 'revoke' | 'keep'
  readonly isTicked?: boolean
}

/** A form part: the linked providers and passkeys of the account, and whether they are removed. Nothing if there are none. */
export const RevokeChoiceView = ({ methods, choice, isTicked = false }: RevokeChoiceViewProps) => !hasMethods(methods) ? null : (
  <>
    <p>
      <FormattedMessage id="security.methods" values={{ methods: <MethodsListView methods={methods} /> }} />
      {choice === 'keep' && <>{' '}<FormattedMessage id="security.reset_removes" /></>}
    </p>
    <Checkbox
      name={choice} value={TICKED} defaultChecked={isTicked}
      label={<FormattedMessage id={choice === 'keep' ? 'security.keep' : 'security.revoke'} />}
    />
  </>
)
