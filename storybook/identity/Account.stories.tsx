import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoginPageView } from '../../ui/identity/LoginPageView.tsx'
import { RegisterPageView } from '../../ui/identity/RegisterPageView.tsx'

/** Signing in and making an account. */
const meta = { parameters: { path: '/login' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = { render: () => <LoginPageView isBusy={false} registerPath="/register" /> }
export const SignInBusy: Story = { render: () => <LoginPageView isBusy registerPath="/register" /> }
export const SignInRefused: Story = {
  render: () => (
    <LoginPageView
      isBusy={false}
      registerPath="/register"
      reply={{ typed: { email: 'anna@example.ch' }, problems: {}, failure: { id: 'error.wrong_credentials', values: {} } }}
    />
  ),
}
export const Register: Story = { render: () => <RegisterPageView isBusy={false} signInPath="/login" /> }
export const RegisterRefused: Story = {
  render: () => (
    <RegisterPageView
      isBusy={false}
      signInPath="/login"
      reply={{
        typed: { first_name: 'Anna', email: 'anna@example.ch' },
        problems: {
          last_name: { id: 'validation.this_field_is_required', values: {} },
          email: { id: 'error.email_taken', values: {} },
          password: { id: 'validation.password_common', values: {} },
        },
      }}
    />
  ),
}
