import type { IVWOClient } from 'vwo-fme-node-sdk'
import type { ExperimentResults } from '../../application/commerce/content/experiment-results.port.ts'
import type { FeatureFlags } from '../../application/commerce/content/feature-flags.port.ts'
import type { FeatureFlag } from '../../domain/content/feature-flag.ts'
import { MINOR_UNIT_DIVISOR } from '../../domain/money/money.ts'
import { readFlag } from './read-flag.ts'

/** Where experiments are set up: the account, the key of its environment, and a gateway of one's own if there is one. */
export type VwoAccount = { readonly accountId: string; readonly sdkKey: string; readonly gateway?: string | undefined }

export type VwoFlags = { readonly flags: FeatureFlags; readonly results: ExperimentResults }

type Deps = {
  readonly account: VwoAccount
  readonly report: Report
  /** Milliseconds. */
  readonly clock: () => number
  /** Milliseconds between two looks at whether an experiment is another. */
  readonly every?: number
}

type Client = Pick<IVWOClient, 'getFlag' | 'setAttribute' | 'trackEvent' | 'settings' | 'updateSettings'>

type Report = (problem: unknown) => void

/** Once a minute. */
const EVERY = 60_000

const open = async (account: VwoAccount, report: Report): Promise<Client> => {
  const { init } = await import('vwo-fme-node-sdk')
  return init({
    accountId: account.accountId,
    sdkKey: account.sdkKey,
    isUsageStatsDisabled: true,
    // Its own words, without a name; the library would write them where nobody reads.
    logger: { level: 'ERROR', transport: { level: 'ERROR', log: (_level: string, message: string) => { report(message) } } } as never,
    ...(account.gateway === undefined ? {} : { gatewayService: { url: account.gateway } }),
  })
}

/**
 * Flags of VWO, by its own library: the settings of all experiments are held here and looked at again each minute, so a decision is
 * reckoned where the page is drawn. Until they have come, and for whoever is not known again, nobody knows of any feature. What is told
 * to the service leaves by itself: nobody waits for it, least of all at the till.
 */
export const openVwoFlags = ({ account, report, clock, every = EVERY }: Deps): VwoFlags => {
  let opened: Client | undefined
  let lookedAt = clock()
  void open(account, report).then((client) => { opened = client }, report)
  const version = (): number | undefined => opened?.settings?.getVersion?.()
  // Asked by itself the library compares what it fetched with what it fetched, and keeps its first settings.
  const look = (): void => {
    if (opened === undefined || clock() - lookedAt < every) return
    lookedAt = clock()
    opened.updateSettings(undefined, false).catch(report)
  }
  const withClient = async (tell: (client: Client) => Promise<void>): Promise<void> => {
    if (opened === undefined || version() === undefined) return
    try {
      await tell(opened)
    } catch (error) {
      report(error)
    }
  }
  return {
    flags: {
      flags: (keys, at) => async () => {
        const cache = new Map<string, FeatureFlag>()
        if (at.visitor === undefined) return cache
        const context = { id: at.visitor, customVariables: { brand: at.brandChannel, locale: at.locale } }
        await withClient(async (client) => {
          for (const key of keys) {
            const flag = readFlag(await client.getFlag(key, context))
            if (flag !== undefined) cache.set(key, flag)
          }
        })
        return cache
      },
      version: () => {
        look()
        return String(version() ?? '')
      },
    },
    results: {
      purchased: ({ visitor, buyer, total: { cents, currency } }) => () => {
        const context = { id: visitor }
        void withClient(async (client) => {
          await client.setAttribute('buyer', buyer, context)
          await client.trackEvent('purchase', context, { revenue: cents / MINOR_UNIT_DIVISOR, currency })
        })
      },
    },
  }
}
