import type { Meta, StoryObj } from '@storybook/react-vite'
import { HashLoginView } from '../../ui/login-modal/HashLoginView.tsx'
import { LoginModalView, type LoginModalViewProps } from '../../ui/login-modal/LoginModalView.tsx'

/** Signing in over the page. */
const meta = { parameters: { path: '/' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const nothing = (): void => undefined
const EMAIL = 'maria-magdalena.von-hohenfels-wildenstein@kontaktlinsenversandhandelsgesellschaft.example'
const REQUIRED = { id: 'validation.this_field_is_required', values: {} } as const

const shown = (props: Partial<LoginModalViewProps> & Pick<LoginModalViewProps, 'mode'>): Story => ({
  render: () => <LoginModalView isOpen email="anna@example.ch" form={{ isBusy: false }} onMode={nothing} onClose={nothing} {...props} />,
})

export const SignIn: Story = shown({ mode: 'login', email: '' })
export const SignInInformally: Story = { ...SignIn, globals: { locale: 'fr', brand: 'mrlens' } }
export const SignInBusy: Story = shown({ mode: 'login', email: '', form: { isBusy: true } })
export const SignInEmpty: Story = shown({
  mode: 'login', email: '', form: { isBusy: false, reply: { typed: {}, problems: { email: REQUIRED, password: REQUIRED } } },
})
export const Register: Story = shown({ mode: 'register' })
export const RegisterInItalian: Story = { ...Register, globals: { locale: 'it' } }
export const RegisterWithoutPassword: Story = shown({
  mode: 'register', form: { isBusy: false, reply: { typed: { way: 'link', newsletter: 'yes' }, problems: { firstName: REQUIRED } } },
})
export const Forgotten: Story = shown({ mode: 'forgot-password' })
export const ForgotPasswordMailSent: Story = shown({ mode: 'thank-you-after-forgotten' })
export const ForgotPasswordMailSentLongWords: Story = shown({ mode: 'thank-you-after-forgotten', email: EMAIL })
export const WithoutPassword: Story = shown({ mode: 'how-to-passwordless-login' })
export const WithoutPasswordInEnglish: Story = { ...WithoutPassword, globals: { locale: 'en' } }
export const ByHash: Story = { render: () => <HashLoginView label="Sie werden angemeldet, bitte warten." /> }
