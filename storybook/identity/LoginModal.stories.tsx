import type { Meta, StoryObj } from '@storybook/react-vite'
import { HashLoginView } from '../../ui/login-modal/HashLoginView.tsx'
import { LoginModalView, type LoginModalViewProps } from '../../ui/login-modal/LoginModalView.tsx'

/** Sign-in in a dialog. */
const meta = { parameters: { path: '/' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const nothing = (): void => undefined
const EMAIL = 'maria-magdalena.von-hohenfels-wildenstein@kontaktlinsenversandhandelsgesellschaft.example'
const REQUIRED = { id: 'validation.this_field_is_required', values: {} } as const

const renderModal = (props: Partial<LoginModalViewProps> & Pick<LoginModalViewProps, 'mode'>): Story => ({
  render: () => <LoginModalView isOpen email="anna@example.ch" form={{ isBusy: false }} onMode={nothing} onClose={nothing} {...props} />,
})

export const SignIn: Story = renderModal({ mode: 'login', email: '' })
export const SignInInformal: Story = { ...SignIn, globals: { locale: 'fr', brand: 'mrlens' } }
export const SignInBusy: Story = renderModal({ mode: 'login', email: '', form: { isBusy: true } })
export const SignInEmpty: Story = renderModal({
  mode: 'login', email: '', form: { isBusy: false, reply: { typed: {}, problems: { email: REQUIRED, password: REQUIRED } } },
})
export const Register: Story = renderModal({ mode: 'register' })
export const RegisterInItalian: Story = { ...Register, globals: { locale: 'it' } }
export const RegisterWithoutPassword: Story = renderModal({
  mode: 'register', form: { isBusy: false, reply: { typed: { method: 'link', newsletter: 'yes' }, problems: { firstName: REQUIRED } } },
})
export const ForgotPassword: Story = renderModal({ mode: 'forgot-password' })
export const ForgotPasswordMailSent: Story = renderModal({ mode: 'thank-you-after-forgotten' })
export const ForgotPasswordMailSentLongText: Story = renderModal({ mode: 'thank-you-after-forgotten', email: EMAIL })
export const WithoutPassword: Story = renderModal({ mode: 'how-to-passwordless-login' })
export const WithoutPasswordInEnglish: Story = { ...WithoutPassword, globals: { locale: 'en' } }
export const OpenedByHash: Story = { render: () => <HashLoginView label="Sie werden angemeldet, bitte warten." /> }
