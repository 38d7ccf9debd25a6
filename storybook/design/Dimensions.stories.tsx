import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid, Page } from '../../ui/design/Layout.tsx'
import type { Columns } from '../../ui/design/Layout.tsx'
import { Sheet } from '../../ui/design/Sheet.tsx'
import { HeaderView } from '../../ui/shell/HeaderView.tsx'
import { ProductListView } from '../../ui/listing/ProductListView.tsx'
import { NavigationProgressView } from '../../ui/notice/NavigationProgressView.tsx'
import { NotificationsView } from '../../ui/notice/NotificationsView.tsx'
import { SearchFormView } from '../../ui/search/SearchFormView.tsx'
import { RootCategoriesView } from '../../ui/content/RootCategoriesView.tsx'
import { TopBarView } from '../../ui/shell/TopBarView.tsx'
import { BIOFINITY, BOTTLE, LONG_NAME } from '../listing/listed-sample.ts'
import { atWidth } from '../decorators/at-width.ts'

/** The dimensions of the specification, in windows of the widths where they change. */
const meta = {} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const first = (root: HTMLElement): HTMLElement => root.querySelector<HTMLElement>('[data-measured] > *') ?? root

const widthOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().width)

export const PageWidth: Story = {
  name: 'AS-VISUAL-04 keeps the page 1240 px wide',
  render: () => <div data-measured><Page><p>Seite</p></Page></div>,
  play: async ({ canvasElement }) => {
    await expect(await atWidth(1600, canvasElement, (root) => widthOf(root.querySelector('p') ?? root))).toBe(1240)
  },
}

const columnsAt = async (width: number, element: HTMLElement, columns: Columns | 'listing'): Promise<number> =>
  atWidth(width, element, (root, view) =>
    view
      .getComputedStyle(root.querySelector<HTMLElement>(`[data-columns="${columns}"] > *`) ?? root)
      .gridTemplateColumns.split(' ').length)

export const Columned: Story = {
  name: 'AS-VISUAL-03 puts products in one to four columns',
  render: () => (
    <>
      {(['products', 'home'] as const).map((columns) => (
        <div key={columns} data-columns={columns}>
          <Grid columns={columns}>
            {[1, 2, 3, 4, 5].map((one) => <p key={one}>{one}</p>)}
          </Grid>
        </div>
      ))}
      <div data-columns="listing">
        <ProductListView products={[BIOFINITY, BOTTLE, LONG_NAME]} viewType="grid" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const counted = async (columns: Columns | 'listing', widths: readonly number[]) =>
      Promise.all(widths.map(async (width) => columnsAt(width, canvasElement, columns)))
    await expect(await counted('products', [349, 350, 479, 480])).toEqual([1, 2, 2, 3])
    await expect(await counted('home', [1023, 1024])).toEqual([3, 4])
    await expect(await counted('listing', [349, 350, 479, 480, 1024])).toEqual([1, 2, 2, 3, 3])
  },
}

export const TopBar: Story = {
  name: 'AS-LAYOUT-07 shows the top bar from 1024 px on',
  render: () => <TopBarView points={[]} phone="044 000 10 10" languages={null} />,
  play: async ({ canvasElement }) => {
    const isVisible = (root: HTMLElement, view: Window) => view.getComputedStyle(root.firstElementChild ?? root).display !== 'none'
    await expect(await atWidth(1024, canvasElement, isVisible)).toBe(true)
    await expect(await atWidth(1023, canvasElement, isVisible)).toBe(false)
  },
}

const header = (
  <HeaderView
    brand="iris"
    brandName="Iris"
    homePath="/"
    reorderPath="/my-account/history"
    search={<SearchFormView action="/s" term="" />}
    cart={null}
    menu={null}
  />
)

export const SearchAndTopBar: Story = {
  name: 'AS-VISUAL-06 has a search of 320 px and a top bar of 50 px',
  render: () => <><TopBarView points={[]} phone="044 000 10 10" languages={null} />{header}</>,
  play: async ({ canvasElement }) => {
    const measured = await atWidth(1280, canvasElement, (root) => ({
      search: widthOf(root.querySelector<HTMLElement>('form[role="search"]') ?? root),
      bar: root.querySelector<HTMLElement>('ul')?.parentElement?.getBoundingClientRect().height,
    }))
    await expect(measured).toEqual({ search: 320, bar: 50 })
  },
}

export const Logo: Story = {
  name: 'AS-VISUAL-07 renders the logo 167 by 67',
  render: () => header,
  play: async ({ canvasElement }) => {
    const size = await atWidth(1280, canvasElement, (root) => {
      const { width, height } = (root.querySelector('img') ?? root).getBoundingClientRect()
      return [width, height]
    })
    await expect(size).toEqual([167, 67])
  },
}

export const CartSidebar: Story = {
  name: 'AS-VISUAL-05 opens the cart 32rem wide',
  render: () => (
    <div data-measured>
      <Sheet isOpen={false} onClose={() => undefined} title="Warenkorb" closeLabel="Schliessen">Leer</Sheet>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const width = await atWidth(1280, canvasElement, (root) => {
      const dialog = first(root) as HTMLDialogElement
      dialog.show()
      return widthOf(dialog)
    })
    await expect(width).toBe(32 * 16)
  },
}

export const NotificationWidth: Story = {
  name: 'AS-VISUAL-09 shows notifications 320 px wide',
  render: () => (
    <NotificationsView
      notices={[{ id: 1, isPersistent: true, content: { tone: 'info', text: 'Gespeichert' } }]}
      label="Meldungen"
      closeLabel="Schliessen"
      onDismiss={() => undefined}
      onRead={() => undefined}
      onLeave={() => undefined}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await atWidth(1024, canvasElement, (root) => widthOf(root.firstElementChild as HTMLElement))).toBe(320)
  },
}

export const CategoryCard: Story = {
  name: 'AS-VISUAL-11 shows categories on squares of 235 px',
  render: () => (
    <Page>
      <RootCategoriesView rootCategories={
        ['Linsen', 'Pflege', 'Brillen'].map((title) => ({ title, to: `/c/${title}`, image: `c/${title}` }))
      } />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const size = await atWidth(1280, canvasElement, (root) => {
      const { width, height } = (root.querySelector('li') ?? root).getBoundingClientRect()
      return [width, height]
    })
    await expect(size).toEqual([235, 235])
  },
}

export const Progress: Story = {
  name: 'AS-CONST-04 shows progress after 200 ms, to its end in 5000 ms',
  render: () => <NavigationProgressView label="Seite wird geladen" />,
  play: async ({ canvas }) => {
    const [animation] = canvas.getByRole('progressbar').getAnimations()
    if (animation === undefined) throw new Error('The bar does not move')
    const bar = canvas.getByRole('progressbar')
    animation.pause()
    animation.currentTime = 199
    await expect(bar.getBoundingClientRect().width).toBe(0)
    animation.currentTime = 1200
    await expect(bar.getBoundingClientRect().width).toBeGreaterThan(0)
    animation.currentTime = 5200
    await expect(Math.round(bar.getBoundingClientRect().width)).toBe(Math.round(document.documentElement.getBoundingClientRect().width))
  },
}
