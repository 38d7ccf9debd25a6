import type * as t from 'io-ts'
import type { MayAsk } from '../../../application/commerce/shop/asker.ts'
import type { JsonSchema } from '../codec/json-schema.ts'
import type { QueryParameter } from '../operations/operation.ts'
import { OPERATIONS, TOPICS, type OperationName } from '../operations/operations.ts'
import { locale } from '../operations/query-parameters.ts'
import { RIGHTS, type Right } from '../operations/rights.ts'
import { exampleOf } from './example-of.ts'
import { problemsOf, type Problems } from './problems.ts'
import { schemaOf, type Schemas } from './schema-of.ts'

type Described = {
  readonly name: OperationName
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly right: Right
  readonly status: number
  readonly request: { readonly query: readonly QueryParameter[]; readonly body: t.Mixed | undefined }
  readonly reply: { readonly reading: { readonly wire: t.Mixed }; readonly mayBeNothing?: true }
}

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

const SESSION = { session: [] }

/** Who may ask: with a session, with or without one, or without its being looked at. */
const SECURITY: { readonly [who in MayAsk]: readonly object[] } = { anyone: [], visitor: [{}, SESSION], customer: [SESSION] }

const TAG_OF = new Map(Object.entries(TOPICS).flatMap(([topic, { rows }]) => Object.keys(rows).map((name) => [name, topic] as const)))

/** What no page can send to another site unasked: without a body a program's request could come from anywhere (see same-origin). */
const EMPTY = {
  required: true,
  description: 'Says nothing; as JSON it shows that the request was meant.',
  content: { 'application/json': { schema: { type: 'object' }, example: {} } },
}

const bodyOf = ({ method, request: { body } }: Described, schemas: Schemas) => {
  if (body !== undefined) return { requestBody: { required: true, ...json(body, schemas) } }
  return method === 'POST' ? { requestBody: EMPTY } : {}
}

const nothingSaid = ({ reply: { mayBeNothing } }: Described): Readonly<Record<number, { readonly description: string }>> =>
  mayBeNothing === true ? { 204: { description: 'Nothing to say' } } : {}

const operationObject = (operation: Described, { schemas, problems }: { readonly schemas: Schemas; readonly problems: Problems }) => ({
  operationId: operation.name,
  summary: operation.summary,
  tags: [TAG_OF.get(operation.name)],
  security: SECURITY[RIGHTS[operation.right]],
  parameters: parametersOf(operation),
  ...bodyOf(operation, schemas),
  responses: {
    [operation.status]: { description: 'Done', ...json(operation.reply.reading.wire, schemas) },
    ...nothingSaid(operation),
    ...problemsOf(operation, { schemas, problems }),
  },
})

/** The description of the whole interface, made from the same rows and codecs that read and check it (OpenAPI 3.1). */
export const openApi = ({ sessionCookie }: { readonly sessionCookie: string }) => {
  const schemas: Schemas = new Map()
  const problems: Problems = new Map()
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {}
  for (const operation of Object.values<Described>(OPERATIONS)) {
    const described = operationObject(operation, { schemas, problems })
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Iris commerce',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description: [
        'Amounts are whole minor units (cents) of the currency_code beside them. The host names the brand.',
        'Query parameters that an operation does not name are ignored everywhere; fields of a body that it does not name are refused.',
      ].join(' '),
    },
    servers: [{ url: '/', description: 'The shop of the brand whose host gave this description' }],
    tags: Object.entries(TOPICS).map(([name, { about: description }]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      responses: Object.fromEntries(problems),
      securitySchemes: {
        session: {
          type: 'apiKey', in: 'cookie', name: sessionCookie,
          description: 'Set by signing in or up; out of reach of scripts, and a new one each time.',
        },
      },
    },
  }
}
