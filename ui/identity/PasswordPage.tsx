import { useLocation } from 'react-router'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

export const PasswordPage = () =>
  readLocalizedPath(useLocation().pathname).path === '/forgot-password' ? <ForgotPasswordPage /> : <ResetPasswordPage />
