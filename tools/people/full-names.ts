import type { Chance } from './chance.ts'

/** A name as its bearer writes it, and in English where that is another. */
export interface FullName {
  readonly name: string
  readonly nameEn: string | null
  /** What a login id starts with. */
  readonly plain: string
}

/** A part of a name with its sound in Latin letters. */
type Part = readonly [written: string, latin: string]
type Parts = readonly [Part, ...Part[]]

interface Tradition {
  /** Of a hundred people, how many. */
  readonly share: number
  readonly surnames: Parts
  readonly given: Parts
  /** How many given parts make a given name, at most. */
  readonly parts: number
  readonly surnameFirst: boolean
  readonly gap: string
}

const parts = (text: string): Parts =>
  text.split(' ').map((pair) => {
    const [written = '', latin = written] = pair.split(':')
    return [written, latin] as const
  }) as unknown as Parts

const traditions: readonly [Tradition, ...Tradition[]] = [
  {
    share: 62,
    surnames: parts(
      '王:Wang 李:Li 张:Zhang 刘:Liu 陈:Chen 杨:Yang 黄:Huang 赵:Zhao 吴:Wu 周:Zhou 徐:Xu 孙:Sun 马:Ma 朱:Zhu 胡:Hu 郭:Guo 何:He 林:Lin 罗:Luo 高:Gao 郑:Zheng 梁:Liang 谢:Xie 宋:Song 唐:Tang 许:Xu 邓:Deng 韩:Han 冯:Feng 曹:Cao 彭:Peng 曾:Zeng 肖:Xiao 田:Tian 董:Dong 潘:Pan 袁:Yuan 蔡:Cai 蒋:Jiang 余:Yu 于:Yu 杜:Du 叶:Ye 程:Cheng 魏:Wei 苏:Su 吕:Lü 丁:Ding 任:Ren 卢:Lu 姚:Yao 沈:Shen 钟:Zhong 欧阳:Ouyang 司马:Sima 上官:Shangguan',
    ),
    given: parts(
      '伟:wei 芳:fang 娜:na 敏:min 静:jing 丽:li 强:qiang 磊:lei 军:jun 洋:yang 勇:yong 艳:yan 杰:jie 娟:juan 涛:tao 明:ming 超:chao 霞:xia 平:ping 刚:gang 桂:gui 英:ying 华:hua 文:wen 建:jian 国:guo 小:xiao 红:hong 玉:yu 兰:lan 晓:xiao 春:chun 梅:mei 海:hai 燕:yan 雪:xue 琳:lin 宇:yu 浩:hao 轩:xuan 子:zi 涵:han 梓:zi 欣:xin 怡:yi 博:bo 雅:ya 思:si 嘉:jia 俊:jun 晨:chen 阳:yang 佳:jia 瑶:yao 志:zhi 鹏:peng 龙:long 凤:feng 云:yun 飞:fei',
    ),
    parts: 2,
    surnameFirst: true,
    gap: '',
  },
  {
    share: 18,
    surnames: parts(
      "Smith Jones Taylor Brown O'Brien:OBrien Müller:Mueller Schröder:Schroeder García:Garcia Fernández:Fernandez Nguyễn:Nguyen Łukasiewicz:Lukasiewicz Şahin:Sahin Åkesson:Akesson Dupont Rossi Novák:Novak Silva Kowalski Jensen Lindqvist Bernard van-den-Berg:vandenBerg",
    ),
    given: parts(
      'Anna Ben Chloé:Chloe Daniel Elif Frédéric:Frederic Grace Hans Inés:Ines Jack Karin Luca Maria Noah Olivia Pétur:Petur Quentin Rosa Søren:Soren Tomáš:Tomas Uma Victor William Zoë:Zoe',
    ),
    parts: 1,
    surnameFirst: false,
    gap: ' ',
  },
  {
    share: 6,
    surnames: parts(
      '佐藤:Sato 鈴木:Suzuki 高橋:Takahashi 田中:Tanaka 伊藤:Ito 渡辺:Watanabe 山本:Yamamoto 中村:Nakamura',
    ),
    given: parts(
      '陽菜:Hina 蓮:Ren 結衣:Yui 大翔:Hiroto さくら:Sakura 翔太:Shota 美咲:Misaki 健:Ken',
    ),
    parts: 1,
    surnameFirst: true,
    gap: ' ',
  },
  {
    share: 5,
    surnames: parts('김:Kim 이:Lee 박:Park 최:Choi 정:Jung 강:Kang 조:Cho 윤:Yoon'),
    given: parts('민:min 준:jun 서:seo 연:yeon 지:ji 우:woo 하:ha 은:eun 현:hyun 수:soo'),
    parts: 2,
    surnameFirst: true,
    gap: '',
  },
  {
    share: 4,
    surnames: parts(
      'Иванов:Ivanov Смирнов:Smirnov Кузнецов:Kuznetsov Попов:Popov Шевченко:Shevchenko Щербаков:Shcherbakov',
    ),
    given: parts('Алексей:Alexey Ольга:Olga Дмитрий:Dmitry Юлия:Yulia Сергей:Sergey Анна:Anna'),
    parts: 1,
    surnameFirst: false,
    gap: ' ',
  },
  {
    share: 3,
    surnames: parts('الحسن:AlHassan محمود:Mahmoud خليل:Khalil ناصر:Nasser منصور:Mansour'),
    given: parts('فاطمة:Fatima عمر:Omar ليلى:Layla يوسف:Youssef مريم:Maryam علي:Ali'),
    parts: 1,
    surnameFirst: false,
    gap: ' ',
  },
  {
    share: 2,
    surnames: parts('शर्मा:Sharma पटेल:Patel सिंह:Singh गुप्ता:Gupta नायर:Nair'),
    given: parts('आरव:Aarav प्रिया:Priya रोहन:Rohan अनन्या:Ananya'),
    parts: 1,
    surnameFirst: false,
    gap: ' ',
  },
]

/** Somebody's name, in one of several scripts. */
export function fullName(chance: Chance): FullName {
  const { surnames, given, parts: most, surnameFirst, gap } = traditionBy(chance.below(100))
  const [surname, surnameLatin] = chance.pick(surnames)
  const count = 1 + chance.below(most + 1)
  const called = Array.from({ length: Math.min(count, most) }, () => chance.pick(given))
  const first = called.map(([written]) => written).join('')
  const firstLatin = capital(called.map(([, latin]) => latin).join(''))
  const name = surnameFirst ? `${surname}${gap}${first}` : `${first}${gap}${surname}`
  const latin = `${firstLatin} ${surnameLatin}`
  const plain = `${firstLatin}.${surnameLatin}`.toLowerCase().replaceAll('ü', 'v')
  return { name, nameEn: latin === name ? null : latin, plain }
}

function traditionBy(hundredth: number): Tradition {
  let passed = 0
  for (const tradition of traditions) {
    passed += tradition.share
    if (hundredth < passed) return tradition
  }
  return traditions[0]
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
