import { schemaOfCatalogue } from '../../catalogue-file/schema-of.ts'
import type { Command } from './command.ts'
import { CATALOGUE_CODECS } from './catalogue-codecs.ts'

export const schema: Command = {
  name: 'schema',
  usage: '',
  description: 'print the JSON Schema of the catalogue file that "import" reads',
  argCount: { min: 0, max: 0 },
  flags: {},
  run: (_input, { terminal }) => {
    const jsonSchema = schemaOfCatalogue(CATALOGUE_CODECS)
    terminal.print([JSON.stringify(jsonSchema, null, 2)], jsonSchema)
    return Promise.resolve('done')
  },
}
