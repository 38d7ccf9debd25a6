import { useActionData } from '../binding/use-page.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { OneClickPage } from '../form/OneClickPage.tsx'
import type { OneClickTexts } from '../form/OneClickPageView.tsx'
import type { action } from './cancel-deletion-part.ts'

export const CANCEL_DELETION: OneClickTexts = {
  title: 'account_deletion.cancel', text: 'account_deletion.cancel_link_text', buttons: [{ label: 'account_deletion.cancel' }],
  done: 'account_deletion.cancel_link_done', next: 'password.reset_title',
}

export const CancelDeletionPage = () => (
  <OneClickPage texts={CANCEL_DELETION} nextPath={useLocalePath()('/forgot-password')} reply={useActionData<typeof action>()} />
)
