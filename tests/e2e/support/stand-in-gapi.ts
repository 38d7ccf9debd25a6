import type { BrowserContext } from '@playwright/test'

/**
 * Firebase's page and its frame talk through a script of Google's, which is not in any package: this speaks in its place, with the
 * same names, over messages of windows. What is said is Firebase's and the emulator's.
 */
const SCRIPT = `(() => {
  if (window.gapi?.iframes) return
  const handlers = new Map(), answers = new Map(), early = []
  const hear = async ({ source, data: { name, id, said } }) => {
    source.postMessage({ gapi: 'answer', id, said: [await handlers.get(name)(said)] }, '*')
  }
  window.addEventListener('message', (event) => {
    const { gapi: kind, name, id, said } = event.data ?? {}
    if (kind === 'answer') answers.get(id)?.(said)
    else if (kind === 'question') handlers.has(name) ? hear(event) : early.push(event)
  })
  const frameOf = (target) => ({
    register: (name, handler) => {
      handlers.set(name, handler)
      for (const event of early.splice(0)) handlers.has(event.data.name) ? hear(event) : early.push(event)
    },
    send: (name, said, then) => {
      const id = String(answers.size)
      answers.set(id, then)
      target.postMessage({ gapi: 'question', name, id, said }, '*')
    },
    restyle: () => Promise.resolve(),
    ping: () => Promise.resolve(),
  })
  const open = ({ url, where, attributes }, opened) => new Promise((done) => {
    const element = document.createElement('iframe')
    Object.assign(element.style, attributes.style)
    element.src = url
    element.addEventListener('load', () => { done(opened(frameOf(element.contentWindow))) })
    where.append(element)
  })
  window.gapi = {
    load: (_part, { callback }) => { callback() },
    iframes: {
      Iframe: frameOf, CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open, getParentIframe: () => frameOf(window.parent) }),
    },
  }
  const named = new URL(document.currentScript.src).searchParams.get('onload')
  window[named ?? 'gapi_onload']?.()
})()`

/** Nothing leaves the machine: Google's script is stood in for, and what the emulator's page fetches to look nice is not. */
export const standInForGoogle = async (context: BrowserContext): Promise<void> => {
  await context.route((url) => url.hostname !== 'localhost', (route) => route.abort())
  await context.route('https://apis.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
}
