import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { readonly id: number; readonly type: string; readonly key: string; readonly value: unknown }

const color = (value: string): readonly Value[] => [{ id: 1, type: 'string', key: 'color', value }]

const variation = (id: number, weight: number, variables: readonly Value[]) =>
  ({ id, name: `Variation ${id}`, weight, segments: {}, variables })

const campaign = (id: number, type: string, key: string, variations: readonly object[]) =>
  ({ id, type, key, name: key, percentTraffic: 100, status: 'RUNNING', segments: {}, variations })

/** Settings in the format of the service: a feature that is on for everyone, in one colour for one half and in another for the other. */
const settingsOf = (version: number) => ({
  version, accountId: 654321, sdkKey: 'open-sesame', collectionPrefix: '',
  features: [
    {
      id: 1, key: 'newHeader', status: 'ON', name: 'New header', type: 'FEATURE_FLAG', variables: color('grey'),
      metrics: [{ id: 1, identifier: 'purchase', type: 'REVENUE_TRACKING' }],
      rules: [
        { type: 'FLAG_ROLLOUT', ruleKey: 'rolloutRule1', campaignId: 1, variationId: 1 },
        { type: 'FLAG_TESTING', ruleKey: 'testingRule1', campaignId: 2 },
      ],
    },
    { id: 2, key: 'location', status: 'ON', name: 'Location', type: 'FEATURE_FLAG', variables: [], metrics: [], rules: [] },
  ],
  campaigns: [
    campaign(1, 'FLAG_ROLLOUT', 'newHeader_rolloutRule1', [variation(1, 100, color('grey'))]),
    campaign(2, 'FLAG_TESTING', 'newHeader_testingRule1', [variation(1, 50, color('grey')), variation(2, 50, color('green'))]),
  ],
})

/** A request to the service: its event name, its user and its data. */
export type ReportedEvent = { readonly event: string; readonly of: string; readonly props: object; readonly visitor: object }

type With = { readonly props: object }
type Body = { readonly d: { readonly visId: string; readonly event: With; readonly visitor: With } }

/** A service that implements the protocol of VWO's feature experiments over HTTP, and stores its requests. */
export const openExperimentService = async () => {
  const events: ReportedEvent[] = []
  const paths: string[] = []
  let [version, isDown] = [1, false]
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://experiments.example')
    paths.push(url.pathname)
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => { text += part }).on('end', () => {
      if (isDown) return reply.writeHead(400, { 'content-type': 'application/json' }).end('{}')
      reply.setHeader('content-type', 'application/json')
      if (url.pathname === '/server-side/v2-settings') return reply.end(JSON.stringify(settingsOf(version)))
      if (url.pathname === '/events/t') {
        const { d } = JSON.parse(text) as Body
        events.push({ event: url.searchParams.get('en') ?? '', of: d.visId, props: d.event.props, visitor: d.visitor.props })
      }
      return reply.end('{}')
    })
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', () => { resolve() }) })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    eventsOf: (event: string) => events.filter((one) => one.event === event),
    paths,
    change: () => { version += 1 },
    fail: (down: boolean) => { isDown = down },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type ExperimentService = Awaited<ReturnType<typeof openExperimentService>>
