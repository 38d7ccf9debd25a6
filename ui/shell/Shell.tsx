import '../design/base.css'
import '../design/fonts.css'
import { Outlet, ScrollRestoration } from 'react-router'
import { LeadingOn } from '../binding/LeadingOn.tsx'
import { useEarlyInput } from '../binding/use-early-input.ts'
import { usePreservedInput } from '../binding/use-preserved-input.ts'
import { CartSidebarHost, LatePartsHost, MenusHost, TopPartsHost } from './LateHosts.tsx'
import { OverThePage } from './OverThePage.tsx'
import { ShellFrame } from './ShellFrame.tsx'

/** What surrounds every page, and what may stand over it (Account §2.6). */
export const Shell = () => {
  useEarlyInput()
  usePreservedInput()
  return (
    <LeadingOn><OverThePage>
      <ShellFrame top={<TopPartsHost />} beside={<><CartSidebarHost /><LatePartsHost /></>} menus={<MenusHost />}>
        <Outlet />
      </ShellFrame>
      <ScrollRestoration />
    </OverThePage></LeadingOn>
  )
}
