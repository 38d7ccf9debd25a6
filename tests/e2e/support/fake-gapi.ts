import type { BrowserContext } from '@playwright/test'

/**
 * Firebase's page and its frame communicate by a script of Google's, which is in no package: this replaces it, with the same names, by
 * window messages. The messages are Firebase's and the emulator's.
 */
const SCRIPT = `(() => {
  if (window.gapi?.iframes) return
  const handlers = new Map(), answers = new Map(), early = []
  const hear = async ({ source, data: { name, id, payload } }) => {
    source.postMessage({ gapi: 'answer', id, payload: [await handlers.get(name)(payload)] }, '*')
  }
  window.addEventListener('message', (event) => {
    const { gapi: kind, name, id, payload } = event.data ?? {}
    if (kind === 'answer') answers.get(id)?.(payload)
    else if (kind === 'question') handlers.has(name) ? hear(event) : early.push(event)
  })
  const frameOf = (target) => ({
    register: (name, handler) => {
      handlers.set(name, handler)
      for (const event of early.splice(0)) handlers.has(event.data.name) ? hear(event) : early.push(event)
    },
    send: (name, payload, then) => {
      const id = String(answers.size)
      answers.set(id, then)
      target.postMessage({ gapi: 'question', name, id, payload }, '*')
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

/** No external request: Google's script is replaced, and decoration requests of the emulator's page are blocked. */
export const standInForGoogle = async (context: BrowserContext): Promise<void> => {
  await context.route((url) => url.hostname !== 'localhost', (route) => route.abort())
  await context.route('https://apis.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
}
