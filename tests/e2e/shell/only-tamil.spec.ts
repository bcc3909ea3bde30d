import { Library } from '#tests/support/browser/library.ts'
import { CONSENT, People, type Person } from '#tests/support/browser/people.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, type Open, test } from '#tests/support/browser/test.ts'
import { Walk } from '#tests/support/browser/walk.ts'

const PHONE = { locale: 'ta-IN', viewport: { width: 360, height: 740 } } as const
const PASSWORD = 'six-quiet-stones'
/** Of an article that is in Tamil as a whole. */
const TITLE = /^9-ஆம் வகுப்புக்கு ஜூலை முதல்/

test.describe.configure({ mode: 'serial' })

/** Treats no address as confirmed. */
let own: E2eServer
test.beforeAll(async () => {
  own = await startServer({ CONFIRM_EMAIL: '1' })
})
test.afterAll(() => own.stop())

const walkOf = async (open: Open, path: string, as?: Person) =>
  new Walk(await open(path, { on: own, as, ...PHONE }), own, 'ta', ['kayal', 'mullai', 'nila', 'marudam'])

async function aReader(name: string, role?: 'pro'): Promise<Person> {
  const email = `${name}@e2e.test`
  const body = { email, password: PASSWORD, interface_language: 'ta', consent: CONSENT }
  const { user } = await own.call<Person>('POST', '/api/auth/register', { body })
  const people = new People(own)
  const admin = await people.comesBack('admin')
  if (role) await own.call('PATCH', `/api/admin/users/${user.id}`, { as: admin, body: { role, password: admin.password } })
  return people.signsIn(email, PASSWORD)
}

test('I come, compare the plans, sign up, confirm my address and try Pro', { tag: '@full' }, async ({ open, mishaps }) => {
  mishaps.expect(/status of 401.*\/api\/auth\/login/)
  mishaps.expect(/status of 403.*\/api\/billing\/trial/)
  mishaps.expect(/status of 422.*\/api\/auth\/register/)
  const email = 'kayal@e2e.test'
  const walk = await walkOf(open, '/')
  const { page } = walk
  await walk.follows('இந்தப் பக்கம் தமிழிலும் உள்ளது.')
  await expect(page).toHaveURL('/ta/')
  await walk.opens('/ta/pricing', 'திட்டங்கள்')
  await walk.opens('/login', 'உள்நுழை')
  await walk.writes({ மின்னஞ்சல்: email, கடவுச்சொல்: 'not-a-member' })
  await walk.presses(/^உள்நுழை$/)
  await walk.meets('மின்னஞ்சல் அல்லது கடவுச்சொல் தவறு')
  await walk.follows('கணக்கை உருவாக்குக')
  const [password, again] = ['கடவுச்சொல்', 'கடவுச்சொல்லை மீண்டும் உள்ளிடுங்கள்']
  await walk.writes({ மின்னஞ்சல்: email, [password]: 'password', [again]: 'password' })
  await page.getByRole('radio', { name: 'எனக்கு 18 வயது அல்லது அதற்கு மேல்' }).check()
  await page.getByRole('checkbox', { name: /ஏற்கிறேன்$/ }).check()
  await walk.presses('கணக்கை உருவாக்கு')
  await walk.meets(/பலரும் பயன்படுத்துவது/)
  await walk.writes({ [password]: PASSWORD, [again]: PASSWORD })
  await walk.presses('கணக்கை உருவாக்கு')
  await expect(page).toHaveURL('/dashboard')
  await walk.reaches('தினசரி நடப்பு நிகழ்வுகள்')

  await walk.opens('/subscription', 'சந்தா')
  await walk.presses(/நாள்கள் Pro இலவசம்/)
  await walk.meets(/சோதனைக் காலத்தைத் தொடங்கும் முன்/)
  await walk.opensMail(await walk.receives(/உறுதிசெய்யுங்கள்/, email), 'உங்கள் மின்னஞ்சல் உறுதிசெய்யப்பட்டது')
  await walk.opens('/subscription', 'சந்தா')
  await walk.presses(/நாள்கள் Pro இலவசம்/)
  await expect(page).toHaveURL('/dashboard')
  await walk.meets(/இப்போது உங்களிடம் Pro உள்ளது/)
  await walk.receives(/சோதனைக் காலம் தொடங்கியது/, email)
  await walk.presses(/^அறிவிப்புகள்/)
  await walk.meets('உங்கள் இலவசச் சோதனைக் காலம் தொடங்கியது')
})

test('I read, keep, take the quiz and review what was wrong', { tag: '@full' }, async ({ open }) => {
  const as = await aReader('mullai', 'pro')
  const walk = await walkOf(open, '/dashboard', as)
  const { page } = walk
  await walk.reaches('தினசரி நடப்பு நிகழ்வுகள்')
  await walk.follows(TITLE)
  await walk.reaches(TITLE)
  await walk.presses('சேமி')
  await walk.presses('மேலும்')
  await page.keyboard.press('Escape')
  await walk.presses('எழுத்து')
  await page.keyboard.press('Escape')
  await walk.opens('/bookmarks', 'சேமித்த கட்டுரைகள்')
  await walk.follows(TITLE)
  await walk.reaches(TITLE)
  await walk.presses('நினைவு அட்டைகளைப் பார்க்க')
  await walk.presses('அனைத்தையும் மீள்பார்வையில் சேர்')
  await page.keyboard.press('Escape')
  await walk.follows('புரிதலைச் சோதிக்க')
  for (let number = 1; number <= 6; number++) {
    await walk.reaches(`வினா ${number}/6`)
    await page.getByRole('radio').first().check({ force: true })
    await walk.presses(number < 6 ? 'அடுத்து' : 'வினாடி வினாவை முடி')
  }
  await walk.meets('உங்கள் வரலாற்றில் சேமிக்கப்பட்டது')
  await walk.presses('தவறானவற்றை மீண்டும் முயல்க')
  await walk.opens('/quiz-history', 'வினாடி வினா வரலாறு')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await walk.meets('உங்கள் விடை')

  await walk.opens('/review', 'மீள்பார்வை')
  await walk.presses('விடையைக் காட்டு')
  await walk.presses(/^கடினம்/)
  await walk.presses('கடைசி விடையைச் செயல்தவிர்')
  await walk.opens('/review/cards', 'என் அட்டைகள்')
  await walk.presses('இந்த அட்டைக்கான செயல்கள்')
  await walk.opens('/me/progress', 'முன்னேற்றம்')
})

test('I write an answer, compare it and mark it myself', { tag: '@full' }, async ({ open }) => {
  const people = new People(own)
  const as = await aReader('nila', 'pro')
  const article = await new Library(own, people).articleNamed('Three languages in Class IX')
  const walk = await walkOf(open, `/write/q/${article.article_id}/${article.mains_model_answers[0]?.question_key}`, as)
  const { page } = walk
  await walk.reaches('விடை எழுதுக')
  await page.getByRole('textbox', { name: 'உங்கள் விடை' }).fill('மும்மொழித் திட்டம் ஒரு சமரசம்.')
  await walk.meets(/^சேமிக்கப்பட்டது/)
  await walk.presses('சமர்ப்பித்து ஒப்பிடு')
  await walk.reaches('நீங்களே மதிப்பெண் இடுங்கள்')
  for (const choice of await page.getByRole('radio', { name: 'ஓரளவு' }).all()) await choice.check({ force: true })
  await walk.meets(/-\u2060க்கு [\d.]+ மதிப்பெண்$/)
  await walk.opens('/write', 'விடை எழுதுதல்')
})
