import type * as t from 'io-ts'
import type { JsonSchema } from '../codec/json-schema.ts'
import { locale } from '../operations/query-parameters.ts'
import { DESCRIBED, TAGS, type Described } from './described.ts'
import { exampleOf } from './example-of.ts'
import { problemsOf, type Problems } from './problems.ts'
import { schemaOf, type Schemas } from './schema-of.ts'
import { securityOf, securitySchemes, type CookieNames } from './security.ts'

const PATH_PARAMETER = /\{([a-z_]+)\}/g

const json = (codec: t.Mixed, schemas: Schemas) => {
  const schema = schemaOf(codec, schemas)
  return { content: { 'application/json': { schema, example: exampleOf(schema, schemas) } } }
}

const TEXT: JsonSchema = { type: 'string' }

const parametersOf = ({ path, request: { query } }: Described) => [
  ...[...path.matchAll(PATH_PARAMETER)].map(([, name]) => ({ name, in: 'path', required: true, schema: TEXT })),
  ...[...query, locale].map(({ name, schema, isRequired = false }) => ({ name, in: 'query', required: isRequired, schema })),
]

/** A POST without fields sends this body: another site cannot send JSON without permission. */
const EMPTY = {
  required: true,
  description: 'Empty JSON object. The JSON content type rejects cross-site form posts.',
  content: { 'application/json': { schema: { type: 'object' }, example: {} } },
}

const bodyOf = ({ method, request: { body } }: Described, schemas: Schemas) => {
  if (body !== undefined) return { requestBody: { required: true, ...json(body, schemas) } }
  return method === 'POST' ? { requestBody: EMPTY } : {}
}

const noContent = ({ reply: { mayBeEmpty } }: Described): Readonly<Record<number, { readonly description: string }>> =>
  mayBeEmpty === true ? { 204: { description: 'No content' } } : {}

const operationObject = (operation: Described, { schemas, problems }: { readonly schemas: Schemas; readonly problems: Problems }) => ({
  operationId: operation.name,
  summary: operation.summary,
  tags: [operation.tag],
  security: securityOf(operation.permission),
  parameters: parametersOf(operation),
  ...bodyOf(operation, schemas),
  responses: {
    [operation.status]: { description: 'Success', ...json(operation.reply.reading.wire, schemas) },
    ...noContent(operation),
    ...problemsOf(operation, { schemas, problems }),
  },
})

/** The OpenAPI 3.1 description, generated from the rows and codecs that serve the API. */
export const openApi = (cookies: CookieNames) => {
  const schemas: Schemas = new Map()
  const problems: Problems = new Map()
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {}
  for (const operation of DESCRIBED) {
    const described = operationObject(operation, { schemas, problems })
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Iris Commerce API',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description: [
        'Amounts are whole minor units (cents) of the currency_code beside them. The host names the brand.',
        'Query parameters that an operation does not name are ignored everywhere; fields of a body that it does not name are refused.',
      ].join(' '),
    },
    servers: [{ url: '/', description: 'Shop of the brand that served this description' }],
    tags: TAGS,
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].map(([name, { schema }]) => [name, schema])),
      responses: Object.fromEntries(problems),
      securitySchemes: securitySchemes(cookies),
    },
  }
}
