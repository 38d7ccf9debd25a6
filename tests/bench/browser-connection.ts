import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumLaunch } from '../support/chromium.ts'

type Reply = { readonly id?: number; readonly result?: Readonly<Record<string, unknown>>; readonly error?: { readonly message: string } }
type ProtocolMessage = { readonly method?: string; readonly sessionId?: string; readonly params?: Readonly<Record<string, unknown>> }

/** Evaluates an expression in a page over its own connection. */
export type Ask = (method: string, params?: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>

/** A tab, whose page may be replaced by a prerendered one. */
export type Tab = {
  /** Evaluates an expression in the visible page. */
  readonly ask: Ask
  /** The number of started prerenderings. */
  readonly renderedAhead: () => number
}

/** The script added to every page of a tab, prerendered or not. */
type TabScripts = readonly (readonly [method: string, params: Readonly<Record<string, unknown>>])[]

/** A browser with only the required debugging features enabled. */
export type BenchBrowser = {
  /** A new page without stored data; closed when `visit` ends. */
  readonly onPage: <A>(visit: (ask: Ask) => Promise<A>) => Promise<A>
  /** The same for a tab: the browser prerenders only in a tab. */
  readonly onTab: <A>(scripts: TabScripts, visit: (tab: Tab) => Promise<A>) => Promise<A>
  readonly close: () => Promise<void>
}

type Connection = {
  readonly ask: Ask
  /** Sends a command to a target of this connection. */
  readonly askOf: (sessionId: string) => Ask
  readonly onMessage: (listener: (one: ProtocolMessage) => void) => void
  readonly close: () => void
}

const connect = async (address: string): Promise<Connection> => {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  const hearing = new Set<(report: ProtocolMessage) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply & ProtocolMessage
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
    else for (const report of hearing) report(reply)
  })
  // Pending commands fail when the browser has ended.
  socket.addEventListener('close', () => {
    for (const response of waiting.values()) response({ error: { message: 'The browser has ended' } })
  })
  let last = 0
  const askOf = (sessionId?: string): Ask => async (method, params = {}) => {
    last += 1
    const id = last
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
    if (reply.error !== undefined) throw new Error(`${method}: ${reply.error.message}`)
    return reply.result ?? {}
  }
  return { ask: askOf(), askOf, onMessage: (report) => { hearing.add(report) }, close: () => { socket.close() } }
}

type Attached = { readonly sessionId: string; readonly targetInfo: { readonly type: string; readonly subtype?: string } }

/** Sets up the pages of a tab when they are created, and tracks which is visible. */
const openTab = async ({ ask, askOf, onMessage: hear }: Connection, targetId: unknown, scripts: TabScripts): Promise<Tab> => {
  const pages: string[] = []
  let ahead = 0
  const { sessionId: tab } = await ask('Target.attachToTarget', { targetId, flatten: true })
  const first = new Promise<void>((resolve) => {
    hear(({ method, sessionId: of, params }) => {
      if (of !== tab) return
      if (method === 'Target.detachedFromTarget') pages.splice(pages.indexOf(String(params?.['sessionId'])), 1)
      if (method !== 'Target.attachedToTarget') return
      const { sessionId, targetInfo: { subtype } } = params as Attached
      const page = askOf(sessionId)
      pages.push(sessionId)
      if (subtype === 'prerender') ahead += 1
      // A page that is paused at its start responds after it continues.
      const dressed = scripts.map(([name, request]) => page(name, request))
      void Promise.allSettled([...dressed, page('Runtime.runIfWaitingForDebugger')]).then(() => { resolve() })
    })
  })
  await askOf(String(tab))('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  await first
  return { ask: (method, params) => askOf(String(pages[0]))(method, params), renderedAhead: () => ahead }
}

/**
 * Opens a browser. Automation tools receive an event for every script, for which V8 parses each script again to know the lines: a task
 * that ran the libraries took twice as long as for a shopper. Here these events are off.
 */
export const openBenchBrowser = async (path?: string): Promise<BenchBrowser> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'))
  const { executablePath = '', args } = { ...chromiumLaunch(), ...(path === undefined ? {} : { executablePath: path }) }
  const chromium = spawn(executablePath, [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'])
  const host = await new Promise<string>((resolve, reject) => {
    createInterface(chromium.stderr).on('line', (line) => {
      const result = /DevTools listening on ws:\/\/([^/]+)\//.exec(line)?.[1]
      if (result !== undefined) resolve(result)
    })
    chromium.once('exit', () => { reject(new Error('The browser did not open')) })
  })
  const whole = await connect(await fetch(`http://${host}/json/version`)
    .then(async (response) => ((await response.json()) as { readonly webSocketDebuggerUrl: string }).webSocketDebuggerUrl))
  return {
    onPage: async (visit) => {
      const { browserContextId } = await whole.ask('Target.createBrowserContext')
      const { targetId } = await whole.ask('Target.createTarget', { url: 'about:blank', browserContextId })
      const page = await connect(`ws://${host}/devtools/page/${String(targetId)}`)
      try {
        return await visit(page.ask)
      } finally {
        page.close()
        await whole.ask('Target.disposeBrowserContext', { browserContextId })
      }
    },
    onTab: async (scripts, visit) => {
      const { browserContextId } = await whole.ask('Target.createBrowserContext')
      const { targetId } = await whole.ask('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true })
      try {
        return await visit(await openTab(whole, targetId, scripts))
      } finally {
        await whole.ask('Target.disposeBrowserContext', { browserContextId })
      }
    },
    close: async () => {
      const ended = new Promise((resolve) => { chromium.once('exit', resolve) })
      // It may be closed before it has responded.
      await whole.ask('Browser.close').catch(() => undefined)
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
