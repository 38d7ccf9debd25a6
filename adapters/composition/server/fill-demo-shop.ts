import type { Kysely } from 'kysely'
import type { CommercePorts } from '../../../application/commerce/commerce.ts'
import { openOperations } from '../../../application/commerce/operations.ts'
import { asOneTransaction } from '../../postgres/database/as-one-transaction.ts'
import { openShopStorage } from '../../postgres/open-shop-storage.ts'
import type { Tables } from '../../postgres/tables.ts'
import { demoCatalogue } from '../../seed/demo-catalogue.ts'
import { succeeded } from '../succeeded.ts'
import { seedStaff } from './seed-staff.ts'
import { seedCustomers } from './seed-customers.ts'

/** Catalogue, customers with their orders, and staff, as one transaction: either all of it is stored or the next start begins again. */
export const fillDemoShop = (db: Kysely<Tables>, ports: CommercePorts): Promise<void> =>
  asOneTransaction(db, async (step) => {
    const storage = openShopStorage(step)
    if (await succeeded('Looking for the catalogue', storage.catalogue.isFilled())) return
    const catalogue = demoCatalogue()
    await succeeded('Filling the demo shop', storage.catalogue.fill(catalogue))
    const filling = { ...ports, ...storage, now: ports.clock.now() }
    await seedCustomers({ ...filling, demoProducts: catalogue.products, operations: openOperations(filling, filling) })
    await seedStaff(filling)
  })
