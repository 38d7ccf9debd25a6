import { useLocation } from 'react-router'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { DevicesPage } from './DevicesPage.tsx'
import { OwnPasswordPage } from './OwnPasswordPage.tsx'

export const SecurityPages = () =>
  readLocalizedPath(useLocation().pathname).path === '/my-account/password' ? <OwnPasswordPage /> : <DevicesPage />
