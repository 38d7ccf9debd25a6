import type { IVWOClient } from 'vwo-fme-node-sdk'
import type { ExperimentResults } from '../../application/commerce/content/experiment-results.port.ts'
import type { FeatureFlags } from '../../application/commerce/content/feature-flags.port.ts'
import type { FeatureFlag } from '../../domain/content/feature-flag.ts'
import { MINOR_UNIT_DIVISOR } from '../../domain/money/money.ts'
import { readFlag } from './read-flag.ts'

/** The experiment service: the account, the key of its environment, and a self-hosted gateway if there is one. */
export type VwoAccount = { readonly accountId: string; readonly sdkKey: string; readonly gateway?: string | undefined }

export type VwoFlags = { readonly flags: FeatureFlags; readonly results: ExperimentResults }

type Deps = {
  readonly account: VwoAccount
  readonly report: Report
  /** Milliseconds. */
  readonly clock: () => number
  /** Milliseconds between two requests for changed experiments. */
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
    // Logs the library's message without its prefix; the library's own log is not read.
    logger: { level: 'ERROR', transport: { level: 'ERROR', log: (_level: string, message: string) => { report(message) } } } as never,
    ...(account.gateway === undefined ? {} : { gatewayService: { url: account.gateway } }),
  })
}

/**
 * Flags of VWO, by its own library. The settings of all experiments are held here and refreshed each minute, so that decisions are made
 * while rendering. Until they have loaded, and for visitors without consent, all features are unknown. Events are sent to the service in
 * the background: no request waits for them, least of all at order placement.
 */
export const openVwoFlags = ({ account, report, clock, every = EVERY }: Deps): VwoFlags => {
  let opened: Client | undefined
  let checkedAt = clock()
  void open(account, report).then((client) => { opened = client }, report)
  const version = (): number | undefined => opened?.settings?.getVersion?.()
  // The library's own polling compares the fetched settings with themselves and never updates.
  const refresh = (): void => {
    if (opened === undefined || clock() - checkedAt < every) return
    checkedAt = clock()
    opened.updateSettings(undefined, false).catch(report)
  }
  const withClient = async (task: (client: Client) => Promise<void>): Promise<void> => {
    if (opened === undefined || version() === undefined) return
    try {
      await task(opened)
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
        refresh()
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
