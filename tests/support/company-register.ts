import register from '../../adapters/seed/shops/register.json' with { type: 'json' }

const HOME = ['Bahnhofplatz 7', '8400 Winterthur']

/** A brand with the demo data and no other settings. */
const companyShop = <Shop extends { readonly details: object }>(shop: Shop, company: string, brand: string, number: number) => ({
  ...shop,
  domain: `www.${brand}-shop.example`,
  phone: `052 123 45 0${number}`,
  internationalPhone: `+41 52 123 45 0${number}`,
  email: `laden@${brand}-shop.example`,
  details: { company, address: HOME, registerNumber: 'CHE-123.456.788', returnAddress: [company, 'Rückgaben', ...HOME] },
  staffPages: [`https://backoffice.${brand}-shop.example`],
})

/** The brand settings of a company with this name. */
export const companyRegister = (company = 'Sehhaus am Bahnhof AG') => {
  const { everyShop, shops: { iris, lensvision, discountlens, mrlens, mclinsen } } = register
  return {
    everyShop: {
      ...everyShop, paymentMethods: ['visa', 'twint', 'invoice', 'prepayment'], transfer: { iban: 'CH56 0483 5012 3456 7800 9' },
      contentSpaces: ['288001'],
    },
    shops: {
      iris: companyShop(iris, company, 'iris', 1),
      lensvision: companyShop(lensvision, company, 'lensvision', 2),
      discountlens: companyShop(discountlens, company, 'discountlens', 3),
      mrlens: companyShop(mrlens, company, 'mrlens', 4),
      mclinsen: companyShop(mclinsen, company, 'mclinsen', 5),
    },
  }
}
