import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { ConfirmEmailChangePageView } from '../../ui/own-data/ConfirmEmailChangePageView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** The page that the mail to the new e-mail address links to. */
const meta = {
  component: ConfirmEmailChangePageView,
  parameters: { path: '/my-account/email/confirm/token' },
  decorators: [inAccount('/my-account/email/confirm/token')],
  args: { pending: 'anna.neu@example.ch', isBusy: false, emailPath: '/my-account/email' },
} satisfies Meta<typeof ConfirmEmailChangePageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Expired: Story = { args: { pending: undefined } }
export const Refused: Story = { args: { failure: <FormattedMessage id="error.proof_expired" /> } }
