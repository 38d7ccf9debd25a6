import { openPage, type OpenPage } from './open-page.ts'
import type { PageAddress, PageContent, PageHost } from './page-content.ts'

/** An address that nobody sees. */
export const stillAddress = (url: URL): PageAddress => ({
  current: () => url,
  write: () => undefined,
  scroll: () => undefined,
  go: () => undefined,
  reload: () => undefined,
  handed: () => undefined,
  listen: () => () => undefined,
})

const goNowhere: Pick<PageHost, 'ask' | 'open'> = { ask: () => Promise.resolve({ _tag: 'Failed' }), open: () => undefined }

/** A page that is rendered and goes nowhere: on the server, in tests and in single stories. */
export const stillPage = (content: PageContent, url: URL, host: Partial<typeof goNowhere> = {}): OpenPage =>
  openPage(content, { ...goNowhere, ...host, isOnline: () => true, address: stillAddress(url) })
