import { useLocation } from '../binding/use-page.ts'
import { pagePath } from '../binding/page-path.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

export const PasswordPage = () =>
  pagePath(useLocation().pathname) === '/forgot-password' ? <ForgotPasswordPage /> : <ResetPasswordPage />
