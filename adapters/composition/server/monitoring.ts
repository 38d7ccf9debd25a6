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
import { maskedPath } from './masked-path.ts'
import { systemClock } from './system-clock.ts'

/** One kind of monitoring. */
type Monitoring = {
  readonly options?: Options
  /** The same database, and the same use cases, with monitoring. */
  readonly database?: (database: Database) => Database
  readonly commerce?: (commerce: Commerce) => Commerce
  /** One run of a job, with monitoring. */
  readonly job?: RunJob
  /** Called once the shop listens. */
  readonly serve?: (database: Database) => Promise<void>
  /** Sends what has not been sent yet. */
  readonly close?: () => Promise<void>
}

const bySecond = (): number => systemClock.now().getTime()

const openMetricsOf = async (
  { metrics: settings }: Configuration, report: BackgroundErrors['report'], reports: DefectReports | undefined,
): Promise<Monitoring> => {
  if (settings === undefined) return {}
  const { openMetrics, serveMetrics } = await import('../../metrics/metrics.ts')
  const { makeShopFiguresReader } = await import('../../postgres/shop/shop-figures-reader.ts')
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
      await serveMetrics(metrics, { ...settings, book: makeShopFiguresReader(db), now: systemClock.now, report })
    },
  }
}

const openTracesOf = async ({ traces: settings }: Configuration): Promise<Monitoring> => {
  if (settings === undefined) return {}
  const { openTraces } = await import('../../traces/traces.ts')
  const traces = openTraces({ ...settings, maskedPath })
  return {
    options: { watch: traces.watch },
    database: (database) => ({ ...database, db: database.withQueryLog(traces.recordQuery) }),
    commerce: traces.over,
    job: traces.job,
    close: traces.close,
  }
}

/** A client error or a rejected request (load shedding) is not a defect. */
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

/** The configured monitoring; without one its libraries are not loaded. */
export const openMonitoring = async (configuration: Configuration, report: BackgroundErrors['report']) => {
  const reports = await openReportsOf(configuration)
  const all: readonly Monitoring[] = [
    await openMetricsOf(configuration, report, reports), await openTracesOf(configuration),
    ...(reports === undefined ? [] : [{ options: reportingTo(reports) }]),
  ]
  const hooks = <Name extends keyof Pick<Options, 'watch' | 'report' | 'countPages' | 'countWrites' | 'countPolicyReport'>>(name: Name) =>
    all.flatMap(({ options }) => options?.[name] ?? [])
  const options: Options = {
    watch: (app) => { for (const watch of hooks('watch')) watch(app) },
    report: (error) => { for (const report of hooks('report')) report(error) },
    countPages: (figures) => { for (const count of hooks('countPages')) count(figures) },
    countPolicyReport: (directive) => { for (const count of hooks('countPolicyReport')) count(directive) },
    countWrites: (isWritable) => { for (const count of hooks('countWrites')) count(isWritable) },
  }
  return {
    options,
    database: (database: Database): Database => all.reduce((watched, { database: over }) => over?.(watched) ?? watched, database),
    commerce: (commerce: Commerce): Commerce => all.reduce((watched, { commerce: over }) => over?.(watched) ?? watched, commerce),
    job: all.reduce<RunJob>((inner, { job }) => (job === undefined ? inner : (name, work) => job(name, () => inner(name, work))), runJob),
    serve: async (database: Database): Promise<void> => { for (const { serve } of all) await serve?.(database) },
    close: async (): Promise<void> => { for (const { close } of all) await close?.() },
  }
}
