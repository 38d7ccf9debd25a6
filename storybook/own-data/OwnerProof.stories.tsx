import type { Meta, StoryObj } from '@storybook/react-vite'
import { OwnPasswordFieldView } from '../../ui/own-data/OwnPasswordFieldView.tsx'
import { SignInAgainView } from '../../ui/own-data/SignInAgainView.tsx'

/** The confirmation of the customer's identity. */
const meta = {
  component: OwnPasswordFieldView,
  args: { email: 'anna.keller@example.ch', reply: undefined },
} satisfies Meta<typeof OwnPasswordFieldView>
export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = {}
export const WrongPassword: Story = {
  args: { reply: { typed: {}, problems: { password: { id: 'error.wrong_password', values: {} } } } },
}
export const WithoutPassword: Story = { render: () => <SignInAgainView sentTo={undefined} isBusy={false} /> }
export const LinkSent: Story = { render: () => <SignInAgainView sentTo="anna.keller@example.ch" isBusy={false} /> }
