/** A short article in one language: the content of a text page. */
export type SampleArticle = { lang: string; title: string; lead: string; body: readonly string[] };

/** The same text in the scripts and word lengths that break layouts first. */
export const articles: Readonly<Record<'en' | 'de' | 'uk' | 'vi' | 'ja' | 'zh', SampleArticle>> = {
  en: {
    lang: 'en',
    title: 'A quiet place for water',
    lead: 'A sink is used forty times a day. What it is made of, how deep it is and where the tap stands decides whether one notices.',
    body: [
      'Granite is matt and coloured throughout. Steel is light and 1 mm thick. Ceramic is glazed and smooth. Which material fits depends on how one cooks and how much light there is.',
      'The cabinet decides the width: a bowl of 50 cm needs a cabinet of 60 cm.',
    ],
  },
  de: {
    lang: 'de',
    title: 'Quarzverbundwerkstoffspülenpflege',
    lead: 'Unterbauspülenbefestigungsklammern, Siebkorbventilfernbedienung, Arbeitsplattenausschnittsversiegelung: lange Wörter teilen sich, statt aus der Spalte zu laufen.',
    body: [
      'Granit ist matt und durchgefärbt. Edelstahl ist leicht und 1 mm stark. Keramik ist glasiert und glatt. Welcher Werkstoff passt, hängt davon ab, wie Sie kochen und wie viel Licht der Schrank hat.',
      'Die Schrankbreite entscheidet: Ein Becken von 50 cm braucht einen Unterschrank von 60 cm.',
    ],
  },
  uk: {
    lang: 'uk',
    title: 'Тихе місце для води',
    lead: 'Мийкою користуються сорок разів на день. Матеріал, глибина й місце змішувача вирішують, чи ви це помічаєте.',
    body: [
      'Ґраніт матовий і пофарбований у масі. Сталь легка й завтовшки 1 мм. Кераміка глазурована та гладенька, її легко мити.',
      'Ширину визначає шафа: чаші 50 см потрібна шафа 60 см.',
    ],
  },
  vi: {
    lang: 'vi',
    title: 'Góc yên tĩnh dành cho nước',
    lead: 'Chậu rửa được dùng bốn mươi lần mỗi ngày. Chất liệu, độ sâu và vị trí vòi quyết định bạn có để ý đến nó hay không.',
    body: [
      'Đá granite mờ và đồng màu toàn khối. Thép nhẹ và dày 1 mm. Gốm tráng men, bề mặt nhẵn, dễ lau chùi.',
      'Bề rộng do tủ quyết định: lòng chậu 50 cm cần tủ 60 cm.',
    ],
  },
  ja: {
    lang: 'ja',
    title: '水のための静かな場所',
    lead: 'シンクは一日に四十回使われます。素材、深さ、水栓の位置しだいで、使い心地は変わります。',
    body: [
      '御影石はつや消しで、内部まで同じ色です。ステンレスは軽く、厚さは1mmです。陶器は釉薬がかかり、なめらかです。',
      '幅はキャビネットで決まります。50cmの水槽には60cmのキャビネットが必要です。',
    ],
  },
  zh: {
    lang: 'zh',
    title: '让水安静的地方',
    lead: '水槽每天要用四十次。材料、深度和龙头的位置，决定了它是否让人留意。',
    body: ['花岗岩表面哑光，通体同色。不锈钢轻巧，厚1毫米。陶瓷上釉，光滑易洁。', '宽度由橱柜决定：50厘米的盆需要60厘米的橱柜。'],
  },
};
