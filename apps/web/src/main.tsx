import { createBridge } from '@atrium/core-bridge'
import { createApiCache, createKeeper, followSocket } from '@atrium/core-cache'
import { createI18n, translateSaid } from '@atrium/core-i18n'
import { createNet, createQueryClient, miniProgramOf, wayOut } from '@atrium/core-net'
import { windowPlace } from '@atrium/core-routing'
import {
  followAccountLocale,
  followAccountLook,
  followPreferences,
  keepClientString,
  loadSession,
  resumeActing,
  useActing,
  useSession,
} from '@atrium/core-session'
import { connectionHearing, StartFailure, watchConnection } from '@atrium/core-shell'
import {
  isLoginPage,
  isMaintenancePage,
  maintenancePathFrom,
  signInPath,
  windowKindOf,
} from '@atrium/domain-auth'
import { apiVersionPath, dictionaryPath } from '@atrium/domain-core'
import { createRoot } from 'react-dom/client'
import { App, Providers } from './app'
import { followDictionary } from './follow-dictionary'
import { followEnterprise } from './follow-enterprise'
import { followLanguage } from './follow-language'
import { globalConfigOf } from './global-config'
import { startSocket } from './start-socket'
import { tellHost } from './tell-host'

const place = windowPlace()
const windowKind = windowKindOf(navigator.userAgent)
const i18n = createI18n({
  askDictionary: (lang) => net.ask(dictionaryPath, { lang }, { kept: true }),
})
const keeper = createKeeper({
  cache: createApiCache(),
  askVersions: () => net.ask(apiVersionPath),
  space: place.space,
  locale: () => i18n.locale(),
  isLive: followSocket({ doubt: () => keeper.doubt() }),
})
const hearing = connectionHearing(place.release)
const net = createNet({
  keeper,
  base: place.base,
  space: place.space,
  actingFor: () => useActing.getState().agencyId,
  onAnswer: hearing.onAnswer,
  onNoAnswer: hearing.onNoAnswer,
  locale: () => i18n.locale(),
  compressesImages: async () => (await globalConfigOf(client)).compressImage,
  translate: (said) => translateSaid(i18n, said),
  ...wayOut({
    place,
    isLogin: isLoginPage,
    isMaintenance: isMaintenancePage,
    signInPath: (back) => signInPath(back, windowKind),
    maintenancePath: (back) => maintenancePathFrom(back, windowKind),
    miniProgram: miniProgramOf(window),
  }),
})
const client = createQueryClient(net)
const element = document.getElementById('root')
if (!element) throw new Error('index.html has no root')
const root = createRoot(element)

async function start() {
  useSession.getState().enter({ addressSpace: place.space(), sandbox: place.sandbox })
  try {
    const user = await loadSession(client)
    root.render(<App base={place.base} i18n={i18n} client={client} />)
    if (user) void startSocket({ client, user, place })
  } catch (error) {
    if (isLoginPage(place.path()) || isMaintenancePage(place.path())) {
      // These pages are for whoever cannot be asked for: they stand without a session.
      useSession.getState().setUser(null)
      root.render(<App base={place.base} i18n={i18n} client={client} />)
      return
    }
    root.render(
      <Providers i18n={i18n} client={client}>
        <StartFailure error={error} retry={() => void start()} />
      </Providers>,
    )
  }
}

keeper.start()
followAccountLocale(i18n, client)
followAccountLook(client)
keepClientString()
resumeActing()
tellHost(createBridge())
followDictionary(i18n)
followLanguage(i18n, client)
followEnterprise(client, i18n)
followPreferences()
watchConnection(client, hearing)
void start()
void i18n.refresh()
