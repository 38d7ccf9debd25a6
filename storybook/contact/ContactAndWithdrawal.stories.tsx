import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactFormView } from '../../ui/contact/ContactFormView.tsx'
import { WithdrawalDoneView } from '../../ui/contact/WithdrawalDoneView.tsx'
import { WithdrawalFormView } from '../../ui/contact/WithdrawalFormView.tsx'
import { WithdrawalPageView } from '../../ui/contact/WithdrawalPageView.tsx'
import { WithdrawalReviewView } from '../../ui/contact/WithdrawalReviewView.tsx'

/** The contact form, and the withdrawal from a contract in two steps. */
const meta = {
  component: WithdrawalPageView,
  parameters: { path: '/withdrawal' },
  args: { isBusy: false, returnsPath: '/returns' },
} satisfies Meta<typeof WithdrawalPageView>
export default meta
type Story = StoryObj<typeof meta>

const STATEMENT = { name: 'Anna Keller', contract: 'IR-2026-0001', email: 'anna.keller@example.ch' }
const DONE = { moment: '25.11.2026, 04:15', email: STATEMENT.email, returnsPath: '/returns' }
const REQUIRED = { id: 'validation.this_field_is_required', values: {} } as const
const EMAIL = { id: 'validation.invalid_email', values: {} } as const
const FAULTY = { typed: { ...STATEMENT, contract: '', email: 'anna' }, problems: { contract: REQUIRED, email: EMAIL } }
const INCOMPLETE_MESSAGE = { typed: { ...STATEMENT, subject: '', message: 'Guten Tag' }, problems: { subject: REQUIRED } }

export const ContactPage: Story = {}
export const ContactPageFrench: Story = { globals: { locale: 'fr' } }
export const ContactPageInformal: Story = { globals: { brand: 'mrlens' } }
export const WithdrawalWithErrors: Story = { render: () => <WithdrawalFormView isBusy={false} reply={FAULTY} /> }
export const WithdrawalReview: Story = { render: () => <WithdrawalReviewView isBusy={false} statement={STATEMENT} /> }
export const WithdrawalSent: Story = {
  render: () => <WithdrawalDoneView moment={DONE.moment} email={DONE.email} returnsPath={DONE.returnsPath} />,
}
export const WithdrawalSentItalian: Story = { ...WithdrawalSent, globals: { locale: 'it', brand: 'mclinsen' } }
export const ContactForm: Story = { render: () => <ContactFormView isBusy={false} /> }
export const ContactFormWithErrors: Story = { render: () => <ContactFormView isBusy={false} reply={INCOMPLETE_MESSAGE} /> }
export const MessageSent: Story = { render: () => <ContactFormView isBusy={false} reply={{ sentTo: STATEMENT.email }} /> }
