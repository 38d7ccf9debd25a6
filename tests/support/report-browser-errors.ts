import type { BrowserContext } from 'playwright'

/** Reports console errors and warnings of browsers, page errors, and every response with a server error. */
export const hear = (context: BrowserContext, readReport: (complaint: string) => void): void => {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) readReport(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => { readReport(`thrown: ${String(error.error())} (${error.page()?.url()})`) })
  context.on('response', (response) => { if (response.status() >= 500) readReport(`answered: ${response.status()} (${response.url()})`) })
}
