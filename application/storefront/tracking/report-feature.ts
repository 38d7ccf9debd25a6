import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { ShownFeatures } from './shown-features.port.ts'

/** Reports which variant of a feature the page shows: a variant, or the default (Account §4.4). */
export type ReportFeature = (featureKey: string, isVariant: boolean) => TE.TaskEither<Failure, void>
export const ReportFeature = token<ReportFeature>('ReportFeature')

export const makeReportFeature =
  ({ features }: { readonly features: ShownFeatures }): ReportFeature =>
  (featureKey, isVariant) => TE.fromIO(() => { features.report(featureKey, isVariant) })
