import { useLocation } from 'react-router'
import { pagePath } from '../binding/page-path.ts'
import { DevicesPage } from './DevicesPage.tsx'
import { OwnPasswordPage } from './OwnPasswordPage.tsx'

export const SecurityPages = () =>
  pagePath(useLocation().pathname) === '/my-account/password' ? <OwnPasswordPage /> : <DevicesPage />
