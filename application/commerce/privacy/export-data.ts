import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { EXPORT_LIMIT } from '../../../domain/privacy/export-limit.ts'
import { PART_FATES, PERSONAL_PARTS, type PartFate, type PersonalPart } from '../../../domain/privacy/personal-part.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { confirmOwner, type ConfirmDeps } from '../identity/confirm-owner.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { Askers } from '../shop/asker.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { PersonalData, PersonalEntry } from './personal-data.port.ts'

/** A part with the name it goes by, what becomes of it when the account is deleted, and what is kept of it. */
export type ToldPart = {
  readonly part: PersonalPart
  readonly title: string
  readonly fate: PartFate
  readonly entries: readonly PersonalEntry[]
}

export type DataExport = { readonly createdAt: Date; readonly shop: string; readonly parts: readonly ToldPart[] }

/** Tells customers all that the shop keeps of them. Whose it is, the session says; the password is asked for once more (G9). */
export type ExportData = (asker: Askers['customer'], password: string) => TE.TaskEither<Failure, DataExport>

type Deps = ConfirmDeps & { readonly personalData: PersonalData; readonly mailTexts: MailTexts; readonly register: ShopRegister }

export const makeExportData =
  (deps: Deps): ExportData =>
  (asker, password) =>
    pipe(
      confirmOwner(deps, asker, password),
      TE.tap(() => countAttempt(deps)(`data export of ${asker.owner}`, EXPORT_LIMIT)),
      TE.flatMap(() => deps.personalData.told(asker.owner)),
      TE.map((told): DataExport => {
        const { tone, brandName } = deps.register.settings(asker.brandChannel)
        const say = deps.mailTexts(asker.locale, tone)
        return {
          createdAt: deps.clock.now(),
          shop: brandName,
          parts: PERSONAL_PARTS.map((part) => ({
            part, title: say(`own.part.${part}`), fate: PART_FATES[part], entries: told[part],
          })),
        }
      }),
    )
