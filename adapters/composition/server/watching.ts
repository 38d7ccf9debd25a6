import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { DefectReports } from '../../../application/commerce/shop/defect-reports.port.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import type { Database } from '../../postgres/database/database.ts'
import type { BackgroundErrors } from './background-errors.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { JobFailed } from './job-failed.ts'
import type { Options } from './options.ts'
import { runJob, type RunJob } from './run-job.ts'
import { shownPath } from './shown-path.ts'
import { systemClock } from './system-clock.ts'

/** One way of watching. */
type Watching = {
  readonly options?: Options
  /** The same database, and the same use cases, looked at. */
  readonly database?: (database: Database) => Database
  readonly commerce?: (commerce: Commerce) => Commerce
  /** One run of a job, looked at. */
  readonly job?: RunJob
  /** Once the shop listens. */
  readonly serve?: (database: Database) => Promise<void>
  /** Tells what is not told yet. */
  readonly close?: () => Promise<void>
}

const bySecond = (): number => systemClock.now().getTime()

const openMetricsOf = async (
  { metrics: place }: Configuration, report: BackgroundErrors['report'], reports: DefectReports | undefined,
): Promise<Watching> => {
  if (place === undefined) return {}
  const { openMetrics, serveMetrics } = await import('../../metrics/metrics.ts')
  const { makeFigureBook } = await import('../../postgres/shop/figure-book.ts')
  const metrics = openMetrics()
  if (reports !== undefined) metrics.defects(reports.lostReports)
  return {
    options: {
      watch: metrics.watch, countPages: metrics.pages, countWrites: metrics.writes,
      countPolicyReport: metrics.policyViolated,
      report: (error) => {
        if (error instanceof JobFailed) metrics.jobFailed(error.job)
        if (error instanceof DatabaseUnavailable) metrics.databaseFailed(error.code)
      },
    },
    serve: async ({ db, connections }) => {
      metrics.connections(connections)
      await serveMetrics(metrics, { ...place, book: makeFigureBook(db), now: systemClock.now, report })
    },
  }
}

const openTracesOf = async ({ traces: place }: Configuration): Promise<Watching> => {
  if (place === undefined) return {}
  const { openTraces } = await import('../../traces/traces.ts')
  const traces = openTraces({ ...place, shownPath })
  return {
    options: { watch: traces.watch },
    database: (database) => ({ ...database, db: database.withQueryLog(traces.asked) }),
    commerce: traces.over,
    job: traces.job,
    close: traces.close,
  }
}

/** What somebody did wrong, and what is put off, is no defect. */
const isDefect = ({ statusCode = 500 }: { readonly statusCode?: number }): boolean => statusCode >= 500 && statusCode !== 503

const reportingTo = ({ report }: DefectReports): Options => ({
  report: (error) => { report(error, {}) },
  watch: (app: FastifyInstance): void => {
    app.addHook('onError', async (request, _reply, error) => {
      const { config, url } = request.routeOptions
      if (isDefect(error)) report(error, { operation: config.operation ?? `${request.method} ${url ?? ''}`, request: request.id })
    })
  },
})

const openReportsOf = async ({ sentryDsn: dsn, mode }: Configuration): Promise<DefectReports | undefined> => {
  if (dsn === undefined) return undefined
  const { sentryReports } = await import('../../sentry/sentry-reports.ts')
  return sentryReports({ dsn, environment: mode, fetch, now: bySecond })
}

/** What tells whoever watches, where that is configured; a shop that nobody watches does not read the programs for it. */
export const openWatching = async (configuration: Configuration, report: BackgroundErrors['report']) => {
  const reports = await openReportsOf(configuration)
  const all: readonly Watching[] = [
    await openMetricsOf(configuration, report, reports), await openTracesOf(configuration),
    ...(reports === undefined ? [] : [{ options: reportingTo(reports) }]),
  ]
  const each = <Name extends keyof Pick<Options, 'watch' | 'report' | 'countPages' | 'countWrites' | 'countPolicyReport'>>(name: Name) =>
    all.flatMap(({ options }) => options?.[name] ?? [])
  const options: Options = {
    watch: (app) => { for (const watch of each('watch')) watch(app) },
    report: (error) => { for (const tell of each('report')) tell(error) },
    countPages: (figures) => { for (const count of each('countPages')) count(figures) },
    countPolicyReport: (directive) => { for (const count of each('countPolicyReport')) count(directive) },
    countWrites: (isWritable) => { for (const count of each('countWrites')) count(isWritable) },
  }
  return {
    options,
    database: (database: Database): Database => all.reduce((one, { database: over }) => over?.(one) ?? one, database),
    commerce: (commerce: Commerce): Commerce => all.reduce((one, { commerce: over }) => over?.(one) ?? one, commerce),
    job: all.reduce<RunJob>((inner, { job }) => (job === undefined ? inner : (name, work) => job(name, () => inner(name, work))), runJob),
    serve: async (database: Database): Promise<void> => { for (const { serve } of all) await serve?.(database) },
    close: async (): Promise<void> => { for (const { close } of all) await close?.() },
  }
}
