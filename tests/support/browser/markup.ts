const WIDE = [
  '| Judgment | Date | Bench | Majority | What it settled | Overruled by |',
  '|---|---:|:-:|:-:|---|---|',
  '| **M.P. Sharma** v Satish Chandra | 15 March 1954 | 8 | 8:0 | No fourth amendment to read into search and seizure | Puttaswamy |',
  '| Kharak Singh v State of U.P. | 18 December 1962 | 6 | 4:2 | Domiciliary visits fall, shadowing stands | Puttaswamy |',
  '| Puttaswamy v Union of India | 24 August 2017 | 9 | 9:0 | Privacy is a fundamental right | |',
].join('\n')

const SMALL = '| Share | Per cent |\n|---|--:|\n| Union | 59 |\n| States | 41 |'

/** Every kind. */
export const MARKUP = {
  analysis_text: {
    past: `### How it came about\nThree rulings led here:\n\n${WIDE}\n\nThe last one stands.`,
    present: `Two things changed:\n- the **test** is stricter\n- the burden is on the State\n\n${SMALL}`,
    future: 'Next steps:\n1. a Bill\n2. a Board, with **rules** of its own\n3. courts that apply both',
  },
}
