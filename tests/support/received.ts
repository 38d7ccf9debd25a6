import type { BrowserContext } from 'playwright'

/** Tells what browsers write down as an error or a warning, what pages throw, and each answer by which the shop owns to a fault. */
export const hear = (context: BrowserContext, told: (complaint: string) => void): void => {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => { told(`thrown: ${String(error.error())} (${error.page()?.url()})`) })
  context.on('response', (answer) => { if (answer.status() >= 500) told(`answered: ${answer.status()} (${answer.url()})`) })
}
