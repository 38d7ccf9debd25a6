import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { messagesPlugin } from '../../../tools/vite.messages.ts'
import { textsOfParts } from '../../../tools/text-modules.ts'

const root = new URL('../../..', import.meta.url).pathname

/** What the build writes for browsers. */
const builtFiles = async (): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messagesPlugin()],
    build: { write: false, minify: false, rolldownOptions: { input: 'ui/messages/text-part.ts', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return built.output
}

const TITLES = { de: 'Impressum', en: 'Legal notice', fr: 'Mentions légales', it: 'Note legali' }

describe('the messages that a page loads', () => {
  it('are those of its own language and tone: each file is separate and imports no other', async () => {
    const files = await builtFiles()
    const texts = files.flatMap((file) => (file.type === 'asset' && file.fileName.includes('/texts-') ? [file] : []))
    expect(texts).toHaveLength(7 * textsOfParts([]).size)
    expect(new Set(texts.map(({ fileName }) => fileName.split('/')[1])).size).toBe(1)
    for (const { fileName, source } of texts) {
      const [, , locale = '', , part = ''] = fileName.split('/')
      const code = source.toString()
      const loaded = Object.entries(TITLES).filter(([, title]) => code.includes(title)).map(([language]) => language)
      expect(loaded, fileName).toEqual(['server.js', 'ContentPage.js'].includes(part) ? [locale] : [])
      expect(code.startsWith('export const messages = JSON.parse('), fileName).toBe(true)
    }
  }, 30_000)
})
