import type { Post } from '#contract/community/posts.ts'
import type { FeedbackDetail } from '#contract/site/feedback.ts'
import { aForum } from '#tests/support/browser/forums.ts'
import { CONSENT, People, type Person } from '#tests/support/browser/people.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, type Open, test } from '#tests/support/browser/test.ts'
import { Walk } from '#tests/support/browser/walk.ts'

const PASSWORD = 'six-quiet-stones'

/** Keeps the mails of these walks only. */
let own: E2eServer
test.beforeAll(async () => {
  own = await startServer()
})
test.afterAll(() => own.stop())

async function walkOf(open: Open, path: string, [language, name]: ['ta' | 'hi', string], role = 'free'): Promise<[Walk, Person]> {
  const email = `${name}@e2e.test`
  const body = { email, password: PASSWORD, interface_language: language, consent: CONSENT }
  const { user } = await own.call<Person>('POST', '/api/auth/register', { body })
  const people = new People(own)
  const admin = await people.comesBack('admin')
  const change = { role, password: admin.password }
  if (role !== user.role) await own.call('PATCH', `/api/admin/users/${user.id}`, { as: admin, body: change })
  const as = await people.signsIn(email, PASSWORD)
  const page = await open(path, { on: own, as, locale: `${language}-IN`, viewport: { width: 360, height: 740 } })
  return [new Walk(page, own, language, [name]), as]
}

test('in Tamil I pay, see the receipt, cancel and resume', { tag: '@full' }, async ({ open }) => {
  const [walk, { email }] = await walkOf(open, '/subscription', ['ta', 'kayal'])
  const { page } = walk
  await walk.reaches('சந்தா')
  await page.getByRole('button', { name: /^செலுத்து/ }).click()
  await walk.reaches('UPSC Current Catalyst Pro')
  await page.getByRole('main').getByRole('button').first().click()
  await walk.reaches('இனி நீங்கள் Pro சந்தாதாரர்')
  await walk.receives(/பணம் கிடைத்தது/, email)
  await walk.opens('/settings/plan', 'ரசீதுகள்')
  await walk.presses('சந்தாவை ரத்துசெய்')
  await page.getByRole('dialog').getByRole('button', { name: 'சந்தாவை ரத்துசெய்' }).click()
  await walk.meets(/^ரத்துசெய்யப்பட்டது/)
  await walk.receives(/ரத்து/, email)
  await walk.presses('சந்தாவை மீண்டும் தொடர்க')
  await walk.meets(/புதுப்பிக்கப்படும்/)
})

test('in Tamil I set a new password by mail, and sign in with a link', { tag: '@full' }, async ({ open }) => {
  const [walk, { email }] = await walkOf(open, '/settings/devices', ['ta', 'mullai'])
  await walk.reaches('சாதனங்களும் அமர்வுகளும்')
  await walk.opens('/settings', 'அமைப்புகள்')
  await walk.presses('வெளியேறு')
  await walk.opens('/login', 'உள்நுழை')
  await walk.follows('கடவுச்சொல் மறந்துவிட்டதா?')
  await walk.writes({ மின்னஞ்சல்: email })
  await walk.presses('இணைப்பை அனுப்பு')
  await walk.opensMail(await walk.receives(/புதிய கடவுச்சொல்/, email), 'புதிய கடவுச்சொல்லை அமை')
  await walk.writes({
    'புதிய கடவுச்சொல்': 'seven-quiet-stones',
    'புதிய கடவுச்சொல்லை மீண்டும் உள்ளிடுங்கள்': 'seven-quiet-stones',
  })
  await walk.presses('புதிய கடவுச்சொல்லை அமை')
  await walk.reaches('புதிய கடவுச்சொல் அமைக்கப்பட்டது')
  await walk.receives(/கடவுச்சொல் மாற்றப்பட்டது/, email)

  await walk.opens('/login', 'உள்நுழை')
  await walk.follows('மின்னஞ்சல் இணைப்பு மூலம் உள்நுழைக')
  await walk.writes({ மின்னஞ்சல்: email })
  await walk.presses('இணைப்பை அனுப்பு')
  await walk.opensMail(await walk.receives(/உள்நுழைவு இணைப்பு/, email), /இணைப்பு மூலம் உள்நுழைக/)
  await walk.presses('உள்நுழை')
  await expect(walk.page).toHaveURL('/dashboard')
  await walk.reaches('தினசரி நடப்பு நிகழ்வுகள்')
})

test('in Hindi I read, and set a new password by mail', { tag: '@full' }, async ({ open }) => {
  const [walk, { email }] = await walkOf(open, '/dashboard', ['hi', 'asha'])
  await walk.reaches('दैनिक समसामयिकी')
  for (const path of ['/bookmarks', '/library', '/practise', '/subscription', '/settings/account']) {
    await walk.page.goto(path)
    await walk.reads()
  }
  await walk.opens('/settings', 'सेटिंग')
  await walk.presses('साइन आउट करें')
  await walk.page.goto('/forgot-password')
  await walk.writes({ ईमेल: email })
  await walk.page.getByRole('main').getByRole('button').first().click()
  await walk.opensMail(await walk.receives(/पासवर्ड/, email), /पासवर्ड/)
})

test('in Tamil I write a post, and follow the notice of a reply', { tag: '@full' }, async ({ open }) => {
  const people = new People(own)
  const [walk, as] = await walkOf(open, '/dashboard', ['ta', 'marudam'], 'pro')
  const { page } = walk
  const forum = await aForum(own, people, 'கூட்டாட்சி')
  await walk.opens('/community/forums', 'சமூக மன்றங்கள்')
  await walk.opens(forum.path, 'கூட்டாட்சி')
  await walk.presses('பதிவு எழுது')
  await page.getByRole('textbox', { name: 'பதிவு எழுது' }).fill('மாநிலங்களவையின் பணி என்ன?')
  await walk.presses('பதிவிடு')
  await walk.meets('மாநிலங்களவையின் பணி என்ன?')
  const { posts } = await own.call<{ posts: Post[] }>('GET', `/api/community/forums/${forum.id}/posts`, { as })
  await forum.post(await people.comesBack('tester'), 'மாநிலங்களின் குரல்.', posts[0])
  await walk.opens('/dashboard', 'தினசரி நடப்பு நிகழ்வுகள்')
  await walk.presses(/^அறிவிப்புகள்/)
  await walk.follows(/பதில/)
  await walk.meets('மாநிலங்களின் குரல்.')
})

test('in Tamil I send feedback, and read the answer in the mail and in the app', { tag: '@full' }, async ({ open }) => {
  const people = new People(own)
  const [walk, as] = await walkOf(open, '/feedback/submit', ['ta', 'nila'])
  const { page } = walk
  await page.getByRole('textbox', { name: 'பொருள்' }).fill('ஒலிப்பதிவு')
  await page.getByRole('textbox', { name: 'செய்தி' }).fill('ஒலிப்பதிவு பாதியில் நிற்கிறது.')
  await walk.presses('பின்னூட்டத்தை அனுப்பு')
  await walk.meets('நன்றி, உங்கள் பின்னூட்டம் அனுப்பப்பட்டது')
  const { data } = await own.call<{ data: FeedbackDetail[] }>('GET', '/api/feedback/my-feedback', { as })
  const admin = await people.comesBack('admin')
  const body = { status: 'resolved', admin_response: 'நன்றி, சரிசெய்துவிட்டோம்.' }
  await own.call('PUT', `/api/admin/feedback/${data[0]?.feedback_id}`, { as: admin, body })
  await walk.receives(/பின்னூட்ட/, as.email)
  await walk.opens('/dashboard', 'தினசரி நடப்பு நிகழ்வுகள்')
  await walk.presses(/^அறிவிப்புகள்/)
  await walk.follows(/பின்னூட்டத்துக்குப் பதில்|தீர்வு கண்டது/)
  await walk.meets('நன்றி, சரிசெய்துவிட்டோம்.')
})
