import { wordSet } from "./parse-words.js";

/** Further verbs that open an imperative, without a condition of their own. */
export const furtherVerbs = wordSet(`
  apply batch
  admit advise alter appraise authorise authorize blend browse bury canvass clip comb declare decline decorate deduct deepen defend deny demolish dilute disable disassemble disconnect dissect ditch drain earn elect enclose encode engrave enlarge equip erase escalate exclude exempt extend float garnish harden hoist inflate insulate insure invest isolate itemise itemize judge juggle justify lease loosen lubricate marinate mash massage mediate melt nominate parse pickle plaster preheat prescribe prod quantify quarantine quit reassure recalibrate recharge recite reclaim recompile recount refinish refurbish reheat reinstall reject relist reload remodel remortgage reopen repay rephrase replant replicate rescan reseal reshape resign restring retake retouch revamp revoke reword rip sanitise sanitize scrape scrap sear shampoo shelve shuffle sieve sift simmer soak spin spray squeeze staple sterilise stick stir strap subcontract subtract tabulate tailor tame tap tend terminate thaw thin toss tow transport trap tuck unite unscrew unzip vet wallpaper weatherproof weld widen wind wring rent
  hotfix chart truncate prime pair dispute rerun resit git rotate
  accept dye backup achieve adapt agree align allow analyse appoint approve assign attach avoid aim allocate anonymise anonymize append
  become begin believe borrow break burn buckle breed
  calibrate capture carry cast catch celebrate challenge circle clarify classify climb collate combine commission communicate complain
  conduct consolidate consult contribute coordinate cover crack craft critique cross crush curate customise customize
  dedicate define delegate demonstrate deposit describe design detach determine dictate digitise digitize discover dismantle display distribute divide drag drop duplicate
  edit eliminate embed encrypt end engage enjoy ensure establish evaluate execute expand expose express
  face facilitate fast feel fight figure fill finetune fine-tune finish flatten flip follow forget forgive formulate frame free fulfil fund
  gather generate get give glaze grow guide
  help hide hire hold host hug
  identify illustrate implement imagine improve include increase innovate insert instruct integrate interpret iterate
  keep kick kill kiss knock know
  label lay lead leave lend level limit link live load lose love lower
  make manage manufacture map market match maximise measure mentor minimise moderate modify motivate
  name narrate negotiate network normalise normalize nurse
  obtain offer onboard operate oppose orchestrate organise outsource overcome overhaul own
  park participate paste perfect persuade pilot pin pitch place plot point pour present press prevent print prioritise process promote propose protect prototype provide pull punch purge push put
  query question quote
  raise randomise rate reach react realise rearrange reassemble rebuild receive recommend reconnect recruit redact redecorate redesign reduce refill refine reflect refresh rehang relabel relax relearn relocate remember remove renegotiate renovate reorganise repaint replace replan report represent reproduce research resize restore restock restructure resubmit retry reuse reverse rework
  satisfy save scale scan score screen season secure seek separate serve settle sew shake shape share sharpen shift shop show shut simplify simulate sit skip solder speed spend sponsor spread spring stabilise stain stand standardise start state stay steam stop strengthen stress stretch string structure style subscribe suggest supervise supply support surprise swap synthesise
  tag talk taste teach tear think throw tie tighten touch trace trade transform treat try tune turn tweak type
  undo unify unlock unplug unsubscribe untangle use
  validate value view visualise visualize volunteer vote
  wait wake warm warn wash watch wax wear win wire withdraw work worry wrap write
`);

/** Verbs that are as often nouns: they open a task only where what follows cannot be the rest of a noun phrase. */
export const nounsFirst = wordSet(`
  report budget test research study work project process support design review plan practice practise demo present exercise
  sprint market figure post record document file form group lead house home model network note notes order paper pilot place point
  question score screen shape show stand start state stress string structure style supply talk trade use value view vote
  water watch wax box case chart code copy cover cut drill dust end experiment face fence film finance floor frame function garden gift
  interview invoice issue journal label land level light line link list log mail map mark market match measure meet mix name note
  paint park pitch plant play plot pool press price print profile program query race range rate release rent repair request rest ring
  room run sample scale schedule season shop sign skip snack sort sound space speech spring stage step stock store study suit surface
  switch table tag tax track train transfer travel trip type upgrade visit walk wall wash weed weight window wood fast back text book
  bill log slack mail shower nap dance hike ride swim cycle bike row spring host channel cast block field free fund guide hug kick kiss match pin pitch rank service
  cook brief craft draft update call email message sketch color colour demo deposit return list practice share set drop change charge check contact exchange estimate export import quote release reset shift split stain steam sweep vacuum whatsapp wire
  brush patch shave mop iron oil dump ship bin lock edit type cache clone lint mock format benchmark merge move phone backup react
`);

/** Of the verbs that may be nouns, those that are verbs before a bare noun: "call plumber", "water plants". */
export const verbBeforeNoun = wordSet(`
  phone move backup call email message text order review schedule plan study research process book water paint walk cook edit draft print pack vacuum mop iron sweep brush
  change check charge wash list sign post record film shop mail design practice practise measure track mix copy label sketch invoice transfer return
  upgrade update test sort set drop dust fold slack ship lock patch fix shave train host export import load weed mow pay repair park sample wire type
  mark split log format chart bill switch dump mock clone benchmark store stock table rent deposit polish contact deal play craft plant knit share start end run stop visit drill clear watch merge reset reconcile trade
`);

/** Work of the hands and the body, which papers and code cannot be the object of: "water damage claim". */
export const handWork = wordSet(`
  water plant park wash cook sweep dust fold mow weed shave iron mop dance hike swim cycle sing vacuum knit drop paint
`);

/** Of the verbs that may be nouns, those that are nouns before a preposition: "report on noise". */
export const nounBeforePreposition = wordSet(`
  update
  report budget project exercise trip note notes paper gift interview document presentation demo snack speech email issue form text
  plan book guide quote list brief map model schedule draft sketch
`);

/** Words that stand before "the" without being a verb. */
export const notVerbs = wordSet(`
  all both half not with without for from about into onto over under after before during until till since than then and but nor yet the near
  per via like unlike despite except between among against along across behind beside beyond through toward towards upon within around once
  while when where why how who what which whether because although though just only even still also maybe perhaps instead today tonight tomorrow
  yesterday now here there never always twice double rather quite such plus minus off out down past next some any every each
`);
