import type { BrowserContext } from 'playwright'

/** Tells what browsers write down as an error or a warning, what pages throw, and each answer by which the shop owns to a fault. */
export const hear = (context: BrowserContext, readReport: (complaint: string) => void): void => {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) readReport(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => { readReport(`thrown: ${String(error.error())} (${error.page()?.url()})`) })
  context.on('response', (response) => { if (response.status() >= 500) readReport(`answered: ${response.status()} (${response.url()})`) })
}
