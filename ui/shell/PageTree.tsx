import { use, type ComponentType, type ReactNode } from 'react'
import { isMarked } from '../binding/page-marks.ts'
import { Shell } from './Shell.tsx'
import { ContentContext, FaultContext } from '../binding/page-context.ts'
import { PageBoundary } from '../binding/PageBoundary.tsx'

export type PageTreeProps = {
  /** The view of the page; absent if none matched the address. */
  readonly Page: ComponentType | undefined
  /** Shown in place of a page that failed. */
  readonly ErrorPage: ComponentType
}

/** A page within its frame, or the error in its place. */
export const PageTree = ({ Page, ErrorPage }: PageTreeProps): ReactNode => {
  const { error, matches } = use(ContentContext)
  const Failed = Page !== undefined && matches.some(isMarked('showsErrors')) ? Page : ErrorPage
  if (error?.isWhole === true) return <FaultContext value={error.value}><Failed /></FaultContext>
  return (
    <PageBoundary fallback={<ErrorPage />}>
      <Shell>
        {error === undefined
          ? <PageBoundary fallback={<ErrorPage />}>{Page !== undefined && <Page />}</PageBoundary>
          : <FaultContext value={error.value}><Failed /></FaultContext>}
      </Shell>
    </PageBoundary>
  )
}
