import type * as t from 'io-ts'
import type { JsonSchema } from '../codec/json-schema.ts'
import type { QueryParameter } from '../operations/operation.ts'
import { OPERATIONS } from '../operations/operations.ts'
import { locale } from '../operations/query-parameters.ts'
import { PROBLEM_TYPE, ProblemWire } from '../refusal/problem.codec.ts'
import { schemaOf, type Schemas } from './schema-of.ts'

type Described = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly status: number
  readonly request: { readonly query: readonly QueryParameter[]; readonly body: t.Mixed | undefined }
  readonly reply: { readonly reading: { readonly wire: t.Mixed } }
}

const PATH_PARAMETER = /\{([a-z_]+)\}/g

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

const parametersOf = ({ path, request: { query } }: Described) => [
  ...[...path.matchAll(PATH_PARAMETER)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...[...query, locale].map(({ name, schema, isRequired = false }) => ({ name, in: 'query', required: isRequired, schema })),
]

const operationObject = (operation: Described, schemas: Schemas) => ({
  operationId: operation.name,
  summary: operation.summary,
  parameters: parametersOf(operation),
  ...(operation.request.body === undefined ? {} : { requestBody: { required: true, ...json(schemaOf(operation.request.body, schemas)) } }),
  responses: {
    [operation.status]: { description: 'Done', ...json(schemaOf(operation.reply.reading.wire, schemas)) },
    default: {
      description: 'Refused, or not available right now',
      content: { [PROBLEM_TYPE]: { schema: schemaOf(ProblemWire, schemas) } },
    },
  },
})

/** The description of the whole interface, made from the same codecs that read and check it (OpenAPI 3.1). */
export const openApi = () => {
  const schemas: Schemas = new Map()
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {}
  for (const operation of Object.values<Described>(OPERATIONS)) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: operationObject(operation, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Iris commerce',
      version: '1.0.0',
      description: [
        'Amounts are whole minor units (cents) of the currency_code beside them. The host names the brand.',
        'Query parameters that an operation does not name are ignored everywhere; fields of a body that it does not name are refused.',
      ].join(' '),
    },
    paths,
    components: { schemas: Object.fromEntries(schemas) },
  }
}
