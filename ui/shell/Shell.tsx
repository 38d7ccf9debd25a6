import '../design/base.css'
import '../design/fonts.css'
import { Outlet, ScrollRestoration } from 'react-router'
import { LinkNavigation } from '../binding/LinkNavigation.tsx'
import { useEarlyInput } from '../binding/use-early-input.ts'
import { usePreservedInput } from '../binding/use-preserved-input.ts'
import { CartSidebarHost, DeferredPartsHost, MenusHost, TopPartsHost } from './LateHosts.tsx'
import { OverThePage } from './OverThePage.tsx'
import { ShellFrame } from './ShellFrame.tsx'

/** What surrounds every page, and what may stand over it (Account §2.6). */
export const Shell = () => {
  useEarlyInput()
  usePreservedInput()
  return (
    <LinkNavigation><OverThePage>
      <ShellFrame top={<TopPartsHost />} beside={<><CartSidebarHost /><DeferredPartsHost /></>} menus={<MenusHost />}>
        <Outlet />
      </ShellFrame>
      <ScrollRestoration />
    </OverThePage></LinkNavigation>
  )
}
