import type { NavigationRoot } from '../../ui/catalogue/navigation.ts'

export const NAVIGATION: readonly NavigationRoot[] = [
  {
    path: 'lens',
    title: 'Kontaktlinsen',
    children: [
      { path: 'lens/daily', title: 'Tageslinsen' },
      { path: 'lens/weekly', title: 'Wochen- und Zweiwochenlinsen' },
      { path: 'lens/monthly', title: 'Monatslinsen' },
      { path: 'lens/quarterly', title: 'Dreimonatslinsen' },
      { path: 'lens/yearly', title: 'Jahreslinsen' },
    ],
  },
  {
    path: 'lenscare',
    title: 'Pflegemittel',
    children: [
      { path: 'lenscare/all_in_one', title: 'All-in-One-Lösungen' },
      { path: 'lenscare/peroxide', title: 'Peroxidlösungen' },
      { path: 'lenscare/saline', title: 'Kochsalzlösungen' },
    ],
  },
  { path: 'sunglasses', title: 'Sonnenbrillen', children: [] },
]
