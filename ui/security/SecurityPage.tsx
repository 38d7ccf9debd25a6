import { useLocation } from '../binding/use-page.ts'
import { pagePath } from '../binding/page-path.ts'
import { DevicesPage } from './DevicesPage.tsx'
import { OwnPasswordPage } from './OwnPasswordPage.tsx'

export const SecurityPage = () =>
  pagePath(useLocation().pathname) === '/my-account/password' ? <OwnPasswordPage /> : <DevicesPage />
