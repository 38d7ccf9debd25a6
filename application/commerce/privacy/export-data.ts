import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { DataExport, fileContract } from '../../contract/file.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { PART_FATES, PERSONAL_PARTS } from '../../../domain/privacy/personal-part.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { confirmOwner, type ConfirmDeps } from '../identity/confirm-owner.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { UseCase } from '../operation.ts'
import type { At } from '../shop/at.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { PersonalData } from './personal-data.port.ts'

export type ExportDeps = {
  readonly personalData: PersonalData
  readonly mailTexts: MailTexts
  readonly register: ShopRegister
  readonly clock: Clock
}
type Deps = ConfirmDeps & ExportDeps

/** All stored data of a customer. The permission is checked by the caller. */
export const dataExport =
  ({ personalData, register, mailTexts, clock }: ExportDeps) =>
  (owner: AccountId, { brandChannel, locale }: At): TE.TaskEither<ServiceUnavailable, DataExport> =>
    pipe(
      personalData.export(owner),
      TE.map((entries): DataExport => {
        const { tone, brandName } = register.settings(brandChannel)
        const say = mailTexts(locale, tone)
        return {
          createdAt: clock.now(),
          shop: brandName,
          parts: PERSONAL_PARTS.map((part) => ({
            part, title: say(`personal_data.part.${part}`), fate: PART_FATES[part], entries: entries[part],
          })),
        }
      }),
    )

export const makeExportData =
  (deps: Deps): UseCase<typeof fileContract.exportData> =>
  (caller, { password }) =>
    pipe(
      confirmOwner(deps, caller, password),
      TE.tap(() => countAttempt(deps)('dataExportsOfAccount', caller.owner)),
      TE.flatMap(() => dataExport(deps)(caller.owner, caller)),
    )
