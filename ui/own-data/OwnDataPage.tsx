import type { ComponentType } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { CancelByLinkPage } from './CancelByLinkPage.tsx'
import { ConfirmEmailChangePage } from './ConfirmEmailChangePage.tsx'
import { DataPage } from './DataPage.tsx'
import { DocumentsPage } from './DocumentsPage.tsx'
import { DeletionRequestedPage } from './DeletionRequestedPage.tsx'
import { CancelDeletionPage } from './CancelDeletionPage.tsx'
import { DeleteAccountPage } from './DeleteAccountPage.tsx'
import { EmailPage } from './EmailPage.tsx'
import { partAt, type OwnDataPart } from './own-data-part.ts'

const PAGES: { readonly [part in OwnDataPart]: ComponentType } = {
  email: EmailPage, 'email-confirm': ConfirmEmailChangePage, 'cancel-email-change': CancelByLinkPage,
  data: DataPage, documents: DocumentsPage,
  'delete-account': DeleteAccountPage, 'deletion-requested': DeletionRequestedPage, 'cancel-deletion': CancelDeletionPage,
}

export const OwnDataPage = () => {
  const Page = PAGES[partAt(useLocation().pathname)]
  return <Page />
}
