import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { CallOffPage } from './CallOffPage.tsx'
import { ConfirmEmailChangePage } from './ConfirmEmailChangePage.tsx'
import { DataPage } from './DataPage.tsx'
import { DocumentsPage } from './DocumentsPage.tsx'
import { EraseAskedPage } from './EraseAskedPage.tsx'
import { EraseCallOffPage } from './EraseCallOffPage.tsx'
import { ErasePage } from './ErasePage.tsx'
import { EmailPage } from './EmailPage.tsx'
import { partAt, type OwnDataPart } from './own-data-part.ts'

const PAGES: { readonly [part in OwnDataPart]: ComponentType } = {
  email: EmailPage, 'email-confirm': ConfirmEmailChangePage, 'call-off': CallOffPage, data: DataPage, documents: DocumentsPage,
  erase: ErasePage, 'erase-asked': EraseAskedPage, 'erase-call-off': EraseCallOffPage,
}

export const OwnDataPages = () => {
  const Page = PAGES[partAt(useLocation().pathname)]
  return <Page />
}
