import { assign, setup } from 'xstate'

/** The latest response. Requests are numbered in ascending order; a response carries the number of its request. */
export type LatestResponse<Query, Response, Failure> = {
  /** The latest request. */
  readonly requested: number
  readonly query: Query | undefined
  /** The latest request that received a response or a failure. */
  readonly settled: number
  /** The request of the current response. */
  readonly applied: number
  readonly response: Response | undefined
  /** The latest failure, until a later request succeeds. */
  readonly failed: Numbered<{ readonly failure: Failure }> | undefined
}

type Numbered<Content> = Content & { readonly sequence: number }
type RequestSent<Query> = Numbered<{ readonly query: Query }>
/** `undefined`: there is nothing, or nothing any more. */
type Received<Response> = Numbered<{ readonly response: Response | undefined }>

export type LatestEvent<Query, Response, Failure> =
  | ({ readonly type: 'request.sent' } & RequestSent<Query>)
  | ({ readonly type: 'response.received' } & Received<Response>)
  | ({ readonly type: 'request.failed' } & Numbered<{ readonly failure: Failure }>)
  /** Resets the machine: nothing is requested or stored, and pending responses are dropped. */
  | ({ readonly type: 'response.cleared' } & Numbered<unknown>)

export type LatestRules<Query, Response> = {
  readonly id: string
  /** Either a later request drops earlier responses, or only a later response does. */
  readonly overtakenBy: 'request' | 'response'
  /** Whether the current response stays visible while the next request is pending; by default it does. */
  readonly keepsResponse?: (next: Query, last: Query | undefined) => boolean
  /** The part of a response that is stored; by default all of it. */
  readonly select?: (response: Response, query: Query | undefined) => Response | undefined
}

/**
 * A repeated request of which only the latest response counts: absent, waiting, loaded or failed. The last good response stays while the
 * next one is pending; an overtaken response or failure is dropped.
 */
export const latestResponseMachine = <Query, Response, Failure>({ id, overtakenBy, ...rules }: LatestRules<Query, Response>) => {
  type Latest = LatestResponse<Query, Response, Failure>
  const { keepsResponse = () => true, select = (response) => response } = rules
  const selected = ({ query }: Latest, { response }: Received<Response>): Response | undefined =>
    response === undefined ? undefined : select(response, query)

  return setup({
    types: { context: {} as Latest, events: {} as LatestEvent<Query, Response, Failure>, tags: {} as 'waiting' },
    guards: {
      isDropped: ({ context: { requested, applied } }, { sequence }: Numbered<unknown>) =>
        sequence <= applied || sequence > requested || (overtakenBy === 'request' && sequence < requested),
      hasFailedSince: ({ context }, { sequence }: Numbered<unknown>) => sequence < context.settled,
      isFollowed: ({ context }, { sequence }: Numbered<unknown>) => sequence < context.requested,
      isNothing: ({ context }, received: Received<Response>) => selected(context, received) === undefined,
    },
    actions: {
      noteRequest: assign(({ context }, { sequence, query }: RequestSent<Query>) => ({
        requested: sequence,
        query,
        ...(keepsResponse(query, context.query) ? {} : { response: undefined, failed: undefined }),
      })),
      store: assign(({ context }, received: Received<Response>) => ({
        applied: received.sequence,
        settled: Math.max(received.sequence, context.settled),
        response: selected(context, received),
        failed: received.sequence < (context.failed?.sequence ?? 0) ? context.failed : undefined,
      })),
      noteFailure: assign((_, { sequence, failure }: Numbered<{ readonly failure: Failure }>) => ({
        settled: sequence,
        failed: { sequence, failure },
      })),
      reset: assign((_, { sequence }: Numbered<unknown>) => ({
        requested: sequence, query: undefined, settled: sequence, applied: sequence, response: undefined, failed: undefined,
      })),
    },
  }).createMachine({
    id,
    context: { requested: 0, query: undefined, settled: 0, applied: 0, response: undefined, failed: undefined },
    initial: 'absent',
    on: {
      'request.sent': { target: '.waiting', actions: { type: 'noteRequest', params: ({ event }) => event } },
      'response.received': [
        { guard: { type: 'isDropped', params: ({ event }) => event } },
        { guard: { type: 'isFollowed', params: ({ event }) => event }, actions: { type: 'store', params: ({ event }) => event } },
        {
          guard: { type: 'isNothing', params: ({ event }) => event },
          target: '.absent',
          actions: { type: 'store', params: ({ event }) => event },
        },
        { target: '.loaded', actions: { type: 'store', params: ({ event }) => event } },
      ],
      'request.failed': [
        { guard: { type: 'isDropped', params: ({ event }) => event } },
        { guard: { type: 'hasFailedSince', params: ({ event }) => event } },
        { guard: { type: 'isFollowed', params: ({ event }) => event }, actions: { type: 'noteFailure', params: ({ event }) => event } },
        { target: '.failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      ],
      'response.cleared': { target: '.absent', actions: { type: 'reset', params: ({ event }) => event } },
    },
    states: {
      absent: {},
      waiting: { tags: 'waiting' },
      loaded: {},
      failed: {},
    },
  })
}
