import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { TEXT_PARTS } from '../../../ui/messages/text-part.ts'
import { messagesPlugin } from '../../../ui/messages/messages-plugin.ts'

const root = new URL('../../..', import.meta.url).pathname

/** The chunks that a browser would load, as the build splits them. */
const pieces = async (): Promise<readonly Rolldown.OutputChunk[]> => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messagesPlugin()],
    build: {
      write: false, minify: false,
      rolldownOptions: { input: 'ui/messages/load-messages.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return built.output.filter((one) => one.type === 'chunk')
}

const TITLES = { de: 'Impressum', en: 'Legal notice', fr: 'Mentions légales', it: 'Note legali' }

describe('the messages that a page loads', () => {
  it('are those of its own language and tone: each file is separate and imports no other', async () => {
    const chunks = await pieces()
    const [entry] = chunks.filter(({ isEntry }) => isEntry)
    expect(Object.values(TITLES).filter((title) => entry?.code.includes(title))).toEqual([])
    expect(entry?.dynamicImports).toHaveLength(7 * TEXT_PARTS.length)
    const languages = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('virtual:messages/')))
    expect(languages).toHaveLength(7 * TEXT_PARTS.length)
    for (const { moduleIds, code, imports, dynamicImports } of languages) {
      const named = moduleIds.flatMap((id) => /virtual:messages\/(\w\w)\//.exec(id)?.[1] ?? [])
      expect(named).toHaveLength(1)
      const loaded = Object.entries(TITLES).filter(([, title]) => code.includes(title)).map(([locale]) => locale)
      expect(loaded).toEqual(moduleIds.some((id) => /\/(common|content)$/.test(id)) ? named : [])
      expect([...imports, ...dynamicImports].filter((other) => languages.some(({ fileName }) => fileName === other))).toEqual([])
    }
  }, 30_000)
})
