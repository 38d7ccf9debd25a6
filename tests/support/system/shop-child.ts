import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { apiTexts } from '../../../adapters/composition/server/api-texts.ts'
import { UNPAID_LIMITS } from '../../../domain/limits/limits.ts'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import { openApi, openSmallShop } from '../api/open-api-shop.ts'
import { smallCatalogue } from '../api/small-catalogue.ts'
import { openDatabase } from '../open-database.ts'
import { SEND_MAILS } from './shop-process.ts'

/** A small shop as a separate process on the database in argv, at the time in argv; prints its address in one line. */
const [, , url = '', now = ''] = process.argv
const { db } = await openDatabase({ url, connections: 4 })
const { commerce } = openSmallShop(smallCatalogue, {
  ...openShopStorage(db), unpaidLimits: UNPAID_LIMITS, clock: openSettableClock(new Date(now)),
})
const app = await openApi(commerce, { words: apiTexts() })
app.post(SEND_MAILS, () => commerce.jobs.sendMails()())
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
