import type { KeyTerm } from '#contract/reading/articles.ts'

/** Settled meanings, for use before an article was opened. */
export const KEY_TERM_DECK: readonly KeyTerm[] = [
  // Polity
  {
    term: 'Basic structure doctrine',
    definition: 'The rule that Parliament may amend the Constitution but not destroy its essential features, laid down in 1973.',
  },
  {
    term: 'Judicial review',
    definition:
      'The power of courts to examine laws and acts of the executive and to strike down those that violate the Constitution.',
  },
  {
    term: 'Directive Principles of State Policy',
    definition:
      'Guidelines in Part IV of the Constitution that courts cannot enforce but that are fundamental in governing the country.',
  },
  {
    term: 'Habeas corpus',
    definition:
      'A writ ordering that a detained person be brought before a court, which examines whether the detention is lawful.',
  },
  {
    term: 'Mandamus',
    definition: 'A writ commanding a public authority to perform a legal duty that it has failed or refused to perform.',
  },
  { term: 'Quo warranto', definition: 'A writ asking by what authority a person holds a public office.' },
  {
    term: 'Money Bill',
    definition:
      'A bill dealing only with matters such as taxation or public spending, which may begin only in the Lok Sabha and which the Rajya Sabha cannot reject.',
  },
  {
    term: 'Ordinance',
    definition:
      'A law made by the President or a Governor when the legislature is not sitting, which lapses unless the legislature approves it in time.',
  },
  {
    term: 'Anti-defection law',
    definition:
      'Provisions in the Tenth Schedule under which legislators may lose their seats for leaving their party or defying its whip.',
  },
  {
    term: 'Finance Commission',
    definition:
      'A body constituted every five years or earlier to recommend how tax revenue is shared between the Union and the States.',
  },
  {
    term: 'Zero Hour',
    definition:
      'The informal time in Parliament, unknown to its written rules, in which members raise urgent matters without prior notice.',
  },
  {
    term: 'Gram Sabha',
    definition: 'The assembly of all persons registered as voters in the area of a village panchayat.',
  },
  // Economy
  {
    term: 'Fiscal deficit',
    definition: 'The excess of a government’s total expenditure over its receipts other than borrowings in a year.',
  },
  {
    term: 'Primary deficit',
    definition: 'What remains of the fiscal deficit once interest payments on earlier borrowing are taken out.',
  },
  {
    term: 'Repo rate',
    definition:
      'The rate at which a central bank lends money to commercial banks for a short time against government securities.',
  },
  {
    term: 'Cash Reserve Ratio',
    definition: 'The share of their deposits that banks must keep as a balance with the central bank.',
  },
  {
    term: 'Statutory Liquidity Ratio',
    definition:
      'The share of their deposits that banks must themselves hold in liquid assets such as cash, gold and approved securities.',
  },
  { term: 'Inflation', definition: 'A sustained rise in the general level of prices, so that money buys less than before.' },
  { term: 'Stagflation', definition: 'High inflation together with stagnant output and high unemployment.' },
  {
    term: 'Minimum Support Price',
    definition:
      'The price, announced before the sowing season, at which the government undertakes to buy certain crops from farmers.',
  },
  {
    term: 'Current account deficit',
    definition:
      'A shortfall that arises when payments abroad for goods, services, income and transfers exceed receipts from abroad.',
  },
  {
    term: 'Disinvestment',
    definition: 'The sale by a government of all or part of its shareholding in a public sector enterprise.',
  },
  {
    term: 'Gini coefficient',
    definition: 'A measure of inequality that runs from 0, where everybody has the same, to 1, where one person has everything.',
  },
  // Geography
  {
    term: 'Intertropical Convergence Zone',
    definition: 'The belt of low pressure near the equator where the trade winds of the two hemispheres meet.',
  },
  {
    term: 'El Niño',
    definition:
      'An unusual warming of the surface of the central and eastern tropical Pacific, often linked to weaker monsoon rain in India.',
  },
  {
    term: 'Indian Ocean Dipole',
    definition:
      'A difference in sea-surface temperature between the western and the eastern tropical parts of the ocean south of Asia.',
  },
  {
    term: 'Western disturbance',
    definition: 'A weather system from the Mediterranean region that brings winter rain and snow to north-western India.',
  },
  {
    term: 'Orographic rainfall',
    definition: 'Rain that falls when moist air is forced up a mountain slope and cools; the far side stays drier.',
  },
  { term: 'Doab', definition: 'The tract of land between two rivers that flow together.' },
  {
    term: 'Laterite',
    definition: 'A reddish soil rich in iron and aluminium, formed by heavy leaching in hot and wet climates.',
  },
  { term: 'Oxbow lake', definition: 'A crescent-shaped water body left behind when a river cuts through the neck of a meander.' },
  // Environment
  {
    term: 'Biodiversity hotspot',
    definition:
      'A region with at least 1,500 endemic vascular plant species that has lost at least 70 per cent of its original natural vegetation.',
  },
  {
    term: 'Keystone species',
    definition: 'A living being whose effect on its ecosystem is far larger than its numbers suggest.',
  },
  {
    term: 'Eutrophication',
    definition: 'The enrichment of a water body with nutrients, which feeds algal blooms and uses up the oxygen.',
  },
  {
    term: 'Biomagnification',
    definition: 'The increasing concentration of a persistent substance from one level of a food chain to the next.',
  },
  {
    term: 'Ramsar site',
    definition: 'A wetland listed as being of international importance under a convention signed in Iran in 1971.',
  },
  {
    term: 'Carbon sink',
    definition: 'A forest, ocean or other reservoir that takes in more carbon dioxide than it gives off.',
  },
  // History
  {
    term: 'Doctrine of Lapse',
    definition:
      'The policy, associated with Lord Dalhousie, of annexing princely states whose ruler died without a natural male heir.',
  },
  {
    term: 'Permanent Settlement',
    definition: 'The arrangement of 1793 in Bengal that fixed for all time the land revenue zamindars owed to the Company.',
  },
  {
    term: 'Dyarchy',
    definition:
      'The division of provincial subjects into reserved and transferred ones, brought in by the Government of India Act of 1919.',
  },
  {
    term: 'Subsidiary Alliance',
    definition:
      'A system under which Indian rulers accepted British troops and a Resident, and gave up an independent foreign policy.',
  },
  {
    term: 'Drain of wealth',
    definition:
      'The theory, put forward by Dadabhai Naoroji, that India’s resources flowed to Britain without an adequate return.',
  },
]
