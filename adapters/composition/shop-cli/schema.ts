import { schemaOfCatalogue } from '../../catalogue-file/schema-of.ts'
import type { Command } from './command.ts'
import { CATALOGUE_CODECS } from './catalogue-codecs.ts'

export const schema: Command = {
  name: 'schema',
  usage: '',
  about: 'writes the JSON Schema of a catalogue, made from what "import" reads it by',
  words: { from: 0, to: 0 },
  flags: {},
  run: (_typed, { terminal }) => {
    const described = schemaOfCatalogue(CATALOGUE_CODECS)
    terminal.answer([JSON.stringify(described, null, 2)], described)
    return Promise.resolve('done')
  },
}
