import { DELETION_DAYS } from '../../domain/privacy/account-deletion.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { OneClickPage } from '../form/OneClickPage.tsx'
import type { OneClickTexts } from '../form/OneClickPageView.tsx'

/** After the request: what happens next, and how to keep the account. */
export const DELETION_REQUESTED: OneClickTexts = {
  title: 'account_deletion.requested_title', text: 'account_deletion.requested', buttons: [],
  next: 'error.to_home', isNextAlwaysShown: true,
}

export const DeletionRequestedPage = () => (
  <OneClickPage texts={DELETION_REQUESTED} values={{ days: DELETION_DAYS }} nextPath={useLocalePath()('/')} />
)
