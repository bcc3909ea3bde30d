/** Every text of the interface is in messages/, in every language, and used. With a folder: lists the texts that still stand in its components. */
import { catalogueProblems } from './messages/catalogue-problems.ts'
import { interfaceTexts } from './messages/interface-texts.ts'

const folder = process.argv[2]
const problems = folder ? interfaceTexts(folder) : [...catalogueProblems(), ...interfaceTexts()]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(folder ? `${folder} has no text of its own` : 'All texts of the interface are messages, in every language and used')
